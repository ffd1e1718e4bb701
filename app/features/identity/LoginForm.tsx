import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { explainIdentity } from "#app/features/identity/sentences.ts";
import type { Enter } from "#app/features/identity/useEntry.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { LoginForm as schema } from "#contract/users.ts";

/** E-mail and password. What was typed survives a refusal, and the typing before the page's script came. */
export function LoginForm({ enter }: { enter: Enter }) {
  const texts = useTexts(identityTexts);
  const { signIn } = useSession();
  const { register, handleSubmit, reset, setError, formState } = useForm<schema>({
    resolver: zodResolver(schema),
    mode: "onBlur",
    delayError: fieldErrorDelayMs,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await enter(async () => {
        await signIn(email, password);
        reset();
        notifySuccess(texts.loggedIn);
      });
    } catch (error) {
      const field = isAboutTheEmail(error) ? "email" : "root";
      setError(field, { message: explainIdentity(error) }, { shouldFocus: true });
    }
  });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register("password")}
      />
      <Link className="link text-kajal-900 justify-self-start" to="/forgot-password">
        {texts.forgotten}
      </Link>
      <FieldError>{errors.root?.message}</FieldError>
      <Button type="submit" block loading={isSubmitting} loadingText={texts.loggingIn}>
        {texts.login}
      </Button>
    </form>
  );
}

function isAboutTheEmail(error: unknown): boolean {
  return error instanceof IdentityError && error.code === "invalid_email";
}
