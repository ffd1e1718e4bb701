import { useState } from "react";
import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

const empty = { current: "", password: "", confirm: "" };

/** A new password, which needs the old one; or where the password is kept otherwise. */
export function PasswordFields() {
  const texts = useTexts(securityTexts);
  const { identity } = useSalon();
  return identity.kind === "openid" ? <p>{texts.passwordAt(identity.name)}</p> : <OwnPasswordFields />;
}

function OwnPasswordFields() {
  const texts = useTexts(profileTexts);
  const { changePassword } = useSession();
  // Nobody knows whether it was changed.
  const [isLost, setLost] = useState(false);
  const { field, submit, busy, refused, reset } = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).PasswordForm,
    start: empty,
    work: async ({ current, password }) => {
      await changePassword({ current, next: password }).catch((error) => {
        setLost(identityCode(error) === "network");
        throw error;
      });
      reset(empty);
      notifySuccess(texts.passwordChanged, { text: texts.othersOut });
    },
    about: (error) => (identityCode(error) === "wrong_password" ? "current" : undefined),
  });

  return (
    <form className="grid gap-[22px]" noValidate onSubmit={submit}>
      <div className="field-pairs">
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          fieldClassName="full-c"
          {...field("current")}
        />
        <PasswordField label={texts.newPassword} autoComplete="new-password" {...field("password")} />
        <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field("confirm")} />
      </div>
      <FieldError>{refused && isLost ? texts.passwordLost : refused}</FieldError>
      <div>
        <Button type="submit" variant="outline" loading={busy} loadingText={texts.changing}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
}
