import { picture } from "#contract/fields.ts";
import { SignUpForm } from "#contract/users.ts";

/** The sign-up form, where a photo is the address of one. */
export const signUpSchema = SignUpForm.refine(
  ({ photoURL }) => !photoURL?.trim() || picture.safeParse(photoURL).success,
  { path: ["photoURL"], message: "Enter the address of a picture", when: () => true },
);
