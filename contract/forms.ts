import * as z from "zod/mini";
import { emailRule, emailRules, lineRules, pictureRules, plainCode } from "#contract/rules.ts";

// Forms of pages that weigh little: the same rules as the calls', in zod's small dress.

/** A name, title or other single line, as `line` of fields.ts. */
export const typedLine = (required: string) => z.string(required).check(...lineRules(required));

/** An e-mail address, as `email` of fields.ts, that has to be there. */
const typedEmail = (required: string) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, required), ...emailRules), z.email(emailRule));

const passwordRule = "Password must have at least 6 characters";

const password = (required: string) =>
  z.string().check(z.minLength(1, required), z.minLength(6, passwordRule), z.maxLength(200));

const twice = z.refine<{ password: string; confirm: string }>((form) => form.password === form.confirm, {
  path: ["confirm"],
  message: "The password do not match!",
  when: () => true,
});

const newPassword = { password: password("You must specify a password"), confirm: z.string() };

/** The login form, with the specification's texts (point 5). */
export const LoginForm = z.strictObject({
  email: typedLine("You must enter Username or email"),
  password: password("You must enter password"),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** Asks for a link to set a new password. */
export const ForgottenPasswordForm = z.strictObject({
  email: typedEmail("You must enter Username or email"),
});
export type ForgottenPasswordForm = z.infer<typeof ForgottenPasswordForm>;

/** A new password, with the specification's texts of the sign-up form. */
export const NewPasswordForm = z.strictObject(newPassword).check(twice);
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

/** The password of somebody who is signed in, asked once more. */
export const askedPassword = (required: string) =>
  z.object({ password: z.string().check(z.minLength(1, required)) });

/** A code that an authenticator shows: six digits, in Bengali ones too, with or without spaces. */
export const appCode = (required: string) =>
  z.object({ code: z.string().check(plainCode, z.regex(/^\d{6}$/, required)) });

/** One of the codes that were saved for the day when the authenticator is lost. */
export const backupCode = (required: string) =>
  z.object({ code: z.string().check(z.refine((typed) => typed.trim() !== "", required)) });

/** Another password, by somebody who is signed in. */
export const PasswordForm = z
  .object({ current: z.string().check(z.minLength(1, "You must enter password")), ...newPassword })
  .check(twice);
export type PasswordForm = z.infer<typeof PasswordForm>;

const pictureAddress = z.string().check(...pictureRules);

/** The sign-up form, with the specification's texts (point 5), where a photo is the address of one. */
export const SignUpForm = z
  .strictObject({
    firstName: typedLine("First name is required"),
    lastName: typedLine("Last name is required"),
    email: typedEmail("Username or email is required"),
    ...newPassword,
    photoURL: z.string().check(z.trim(), z.minLength(1, "PhotoURL is required"), z.maxLength(2000)),
  })
  .check(
    twice,
    z.refine(({ photoURL }) => !photoURL?.trim() || z.safeParse(pictureAddress, photoURL).success, {
      path: ["photoURL"],
      message: "Enter the address of a picture",
      when: () => true,
    }),
  );
export type SignUpForm = z.infer<typeof SignUpForm>;
