import { expect, test } from "vitest";
import { typedProfile } from "#app/features/account/profile-rules.ts";
import { splitName } from "#app/features/account/split-name.ts";
import { PasswordForm } from "#contract/forms.ts";

test("a name is split at its last word", () => {
  expect(splitName("Nadia Binte Rahman")).toEqual({ firstName: "Nadia Binte", lastName: "Rahman" });
  expect(splitName("Nadia")).toEqual({ firstName: "Nadia", lastName: "" });
  expect(splitName("")).toEqual({ firstName: "", lastName: "" });
});

test("a profile needs a first name, and a mobile number only if one is given", () => {
  const profile = { firstName: "Nadia", lastName: "", phone: "", photoURL: "" };
  expect(typedProfile("").safeParse(profile).success).toBe(true);
  expect(typedProfile("").safeParse({ ...profile, phone: "017" }).error?.issues[0]?.message).toContain(
    "mobile",
  );
  expect(typedProfile("").safeParse({ ...profile, firstName: " " }).error?.issues[0]?.message).toBe(
    "First name is required",
  );
});

test("an account's saved number does not block a new name, but a new wrong number does", () => {
  const profile = { firstName: "Nadia", lastName: "Rahman", phone: "0212345678", photoURL: "" };
  expect(typedProfile("0212345678").safeParse(profile).success).toBe(true);
  expect(typedProfile("01711234567").safeParse(profile).success).toBe(false);
});

test("a new password gets the same messages as in the sign-up form", () => {
  const problems = PasswordForm.safeParse({ current: "", password: "12345", confirm: "1" }).error?.issues;
  expect(problems?.map(({ message }) => message)).toEqual([
    "You must enter password",
    "Password must have at least 6 characters",
    "The password do not match!",
  ]);
});
