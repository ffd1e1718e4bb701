import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";

interface Props {
  /** From the link; undefined until it is known. */
  token: string | undefined;
  onDone(): void;
  /** Called if the link was used or is too old. */
  onLinkOver(): void;
}

/** A new password, twice. */
export function NewPasswordForm({ token, onDone, onLinkOver }: Props) {
  const texts = useTexts(identityTexts);
  const { resetPassword } = useSession();
  const { field, submit, busy, refused, trigger, formState } = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).NewPasswordForm,
    work: async ({ password }) => {
      try {
        await resetPassword(token ?? "", password);
        onDone();
      } catch (error) {
        if (identityCode(error) !== "link_over") throw error;
        onLinkOver();
      }
    },
  });
  const { touchedFields } = formState;

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        required
        hint={texts.atLeastSix}
        {...field("password", { onChange: () => touchedFields.confirm && void trigger("confirm") })}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
        {...field("confirm")}
      />
      <FieldError>{refused}</FieldError>
      <Button type="submit" needsScript block loading={busy} loadingText={texts.savingPassword}>
        {texts.savePassword}
      </Button>
    </form>
  );
}
