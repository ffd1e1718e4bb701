import { type FormEvent, useState } from "react";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";

interface Props {
  /** What the button says while the work is done. */
  working: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before something that a stranger at an open browser must not do. */
export function PasswordStep({ working, onPassword, onCancel }: Props) {
  const texts = useTexts(securityTexts);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ field?: string; form?: string }>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!password) return setError({ field: texts.passwordNeeded });
    setBusy(true);
    setError({});
    try {
      await onPassword(password);
    } catch (failure) {
      const wrong = failure instanceof IdentityError && failure.code === "wrong_password";
      setError(wrong ? { field: explainIdentity(failure) } : { form: explainIdentity(failure) });
      setBusy(false);
    }
  }

  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      <PasswordField
        label={texts.yourPassword}
        autoComplete="current-password"
        autoFocus
        value={password}
        error={error.field}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <FieldError>{error.form}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" loading={busy} loadingText={working}>
          {texts.goOn}
        </Button>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
