import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Loader } from "#app/features/pictures/Loader.tsx";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

const SecondStep = lazy(() => import("#app/features/sign-in/SecondStep.tsx"));

/** Email and password. What was typed survives a refusal, and so does what was typed before the script loaded. */
export function LoginForm({ enter }: { enter: Enter }) {
  const texts = useTexts(identityTexts);
  const { signIn } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  const { field, submit, busy, refused, reset } = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).LoginForm,
    work: async ({ email, password }) => {
      try {
        await enter(async () => {
          await signIn(email, password);
          reset();
          notifySuccess(texts.loggedIn);
        });
      } catch (error) {
        if (identityCode(error) !== "second_factor") throw error;
        setAsksCode(true);
      }
    },
    about: (error) => (identityCode(error) === "invalid_email" ? "email" : undefined),
  });

  if (asksCode) {
    return (
      <Suspense fallback={<Loader page={false} />}>
        <SecondStep enter={enter} onBack={() => setAsksCode(false)} />
      </Suspense>
    );
  }
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextField label={texts.email} type="email" autoComplete="username" required {...field("email")} />
      <PasswordField label={texts.password} autoComplete="current-password" required {...field("password")} />
      <Link className="link text-kajal-900 justify-self-start" to="/forgot-password">
        {texts.forgotten}
      </Link>
      <FieldError>{refused}</FieldError>
      <Button type="submit" needsScript block loading={busy} loadingText={texts.loggingIn}>
        {texts.login}
      </Button>
    </form>
  );
}
