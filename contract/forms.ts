import * as z from "zod/mini";
import { emailRule, emailRules, lineRules, pictureRules, plainCode } from "#contract/rules.ts";

// Forms of lightweight pages. They have the same rules as the calls, but use zod mini to stay small.

/** A name, title or other single line, like `line` in fields.ts. */
export const typedLine = (required: string) => z.string(required).check(...lineRules(required));

/** A required e-mail address, like `email` in fields.ts. */
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

/** Requests a link to set a new password. */
export const ForgottenPasswordForm = z.strictObject({
  email: typedEmail("You must enter Username or email"),
});
export type ForgottenPasswordForm = z.infer<typeof ForgottenPasswordForm>;

/** A new password, with the specification's texts of the sign-up form. */
export const NewPasswordForm = z.strictObject(newPassword).check(twice);
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

/** The current password of a signed-in person, asked for again. */
export const askedPassword = (required: string) =>
  z.object({ password: z.string().check(z.minLength(1, required)) });

/** A code from an authenticator app: six Latin or Bengali digits, with or without spaces. */
export const appCode = (required: string) =>
  z.object({ code: z.string().check(plainCode, z.regex(/^\d{6}$/, required)) });

/** One of the backup codes saved in case the authenticator is lost. */
export const backupCode = (required: string) =>
  z.object({ code: z.string().check(z.refine((typed) => typed.trim() !== "", required)) });

/** Changes the password of a signed-in person. */
export const PasswordForm = z
  .object({ current: z.string().check(z.minLength(1, "You must enter password")), ...newPassword })
  .check(twice);
export type PasswordForm = z.infer<typeof PasswordForm>;

const pictureAddress = z.string().check(...pictureRules);

/** The sign-up form, with the specification's texts (point 5). The photo is given as an address. */
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
