import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PasswordForm } from "#app/features/account/profile-schemas.ts";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
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

/** A new password, which needs the old one; or where else the password is kept. */
export function PasswordFields() {
  const texts = useTexts(securityTexts);
  const { identity } = useSalon();
  return identity.kind === "openid" ? <p>{texts.passwordAt(identity.name)}</p> : <OwnPasswordFields />;
}

function OwnPasswordFields() {
  const texts = useTexts(profileTexts);
  const { changePassword } = useSession();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(PasswordForm),
    defaultValues: empty,
    mode: "onBlur",
    delayError: fieldErrorDelayMs,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ current, password }) => {
    try {
      await changePassword({ current, next: password });
      reset(empty);
      notifySuccess(texts.passwordChanged, { text: texts.othersOut });
    } catch (error) {
      const isWrong = error instanceof IdentityError && error.code === "wrong_password";
      setError(isWrong ? "current" : "root", { message: explainIdentity(error) }, { shouldFocus: isWrong });
    }
  });

  return (
    <form className="grid gap-[22px]" noValidate onSubmit={submit}>
      <div className="field-pairs">
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          fieldClassName="full-c"
          error={errors.current?.message}
          {...register("current")}
        />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register("confirm")}
        />
      </div>
      <FieldError>{errors.root?.message}</FieldError>
      <div>
        <Button type="submit" variant="outline" loading={isSubmitting} loadingText={texts.changing}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
}
