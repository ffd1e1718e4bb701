import { useState } from "react";
import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** Asks for the address to send the link to. The answer is the same whether the address has an account or not. */
export function ForgottenPasswordForm() {
  const texts = useTexts(identityTexts);
  const { requestPasswordReset } = useSession();
  const [sent, setSent] = useState(false);
  const { field, submit, busy, refused } = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).ForgottenPasswordForm,
    work: async ({ email }) => {
      setSent(false);
      await requestPasswordReset(email);
      setSent(true);
    },
  });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextField label={texts.email} type="email" autoComplete="username" required {...field("email")} />
      <FieldError>{refused}</FieldError>
      <div role="status">{sent && <Note icon="check">{texts.linkSent}</Note>}</div>
      <Button type="submit" needsScript block loading={busy} loadingText={texts.sendingLink}>
        {sent ? texts.sendAnother : texts.sendMeALink}
      </Button>
    </form>
  );
}
