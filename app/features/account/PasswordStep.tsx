import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";

interface Props {
  /** The button's text while the work runs. */
  working: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before an action that a stranger at an open browser must not do. */
export default function PasswordStep({ working, onPassword, onCancel }: Props) {
  const texts = useTexts(securityTexts);
  const { field, submit, busy, refused } = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).askedPassword(texts.passwordNeeded),
    start: { password: "" },
    work: ({ password }) => onPassword(password),
    about: (error) => (identityCode(error) === "wrong_password" ? "password" : undefined),
  });

  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      <PasswordField
        label={texts.yourPassword}
        autoComplete="current-password"
        autoFocus
        {...field("password")}
      />
      <FieldError>{refused}</FieldError>
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
