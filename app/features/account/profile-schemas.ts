import { z } from "zod";
import { line, mobile } from "#contract/fields.ts";
import { SignUpForm } from "#contract/users.ts";

const { password, confirm } = SignUpForm.shape;

/** What a person says about themselves. The mobile number may be left out. */
export const ProfileForm = z.object({
  firstName: line("First name is required"),
  lastName: z.string().trim().max(100),
  phone: z.union([z.literal(""), mobile]),
  photoURL: z.string(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** A new password, with the texts of the sign-up form. */
export const PasswordForm = z
  .object({
    current: z.string().min(1, "You must enter password"),
    password,
    confirm,
  })
  .refine((form) => form.password === form.confirm, {
    path: ["confirm"],
    message: "The password do not match!",
    when: () => true,
  });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** First and last name of a display name; the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}
