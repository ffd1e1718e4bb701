import { expect, test } from "vitest";
import { splitName } from "#app/features/account/split-name.ts";
import { PasswordForm, ProfileForm } from "#contract/forms.ts";

test("a name is taken apart at its last word", () => {
  expect(splitName("Nadia Binte Rahman")).toEqual({ firstName: "Nadia Binte", lastName: "Rahman" });
  expect(splitName("Nadia")).toEqual({ firstName: "Nadia", lastName: "" });
  expect(splitName("")).toEqual({ firstName: "", lastName: "" });
});

test("a profile needs a first name, and a mobile number only if one is given", () => {
  const profile = { firstName: "Nadia", lastName: "", phone: "", photoURL: "" };
  expect(ProfileForm.safeParse(profile).success).toBe(true);
  expect(ProfileForm.safeParse({ ...profile, phone: "017" }).error?.issues[0]?.message).toContain("mobile");
  expect(ProfileForm.safeParse({ ...profile, firstName: " " }).error?.issues[0]?.message).toBe(
    "First name is required",
  );
});

test("a new password is told what the sign-up form tells", () => {
  const problems = PasswordForm.safeParse({ current: "", password: "12345", confirm: "1" }).error?.issues;
  expect(problems?.map(({ message }) => message)).toEqual([
    "You must enter password",
    "Password must have at least 6 characters",
    "The password do not match!",
  ]);
});
