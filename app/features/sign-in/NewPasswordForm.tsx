import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { NewPasswordForm as schema } from "#contract/users.ts";

interface Props {
  /** From the link; undefined while it is not known yet. */
  token: string | undefined;
  onDone(): void;
  /** The link is used or too old. */
  onLinkOver(): void;
}

/** A new password, twice. */
export function NewPasswordForm({ token, onDone, onLinkOver }: Props) {
  const texts = useTexts(identityTexts);
  const { resetPassword } = useSession();
  const { register, handleSubmit, setError, trigger, formState } = useForm<schema>({
    resolver: zodResolver(schema),
    mode: "onBlur",
    delayError: fieldErrorDelayMs,
  });
  const { errors, isSubmitting, touchedFields } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword(token ?? "", password);
      onDone();
    } catch (error) {
      if (error instanceof IdentityError && error.code === "link_over") return onLinkOver();
      setError("root", { message: explainIdentity(error) });
    }
  });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        required
        hint={texts.atLeastSix}
        error={errors.password?.message}
        {...register("password", { onChange: () => touchedFields.confirm && void trigger("confirm") })}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
        {...register("confirm")}
      />
      <FieldError>{errors.root?.message}</FieldError>
      <Button type="submit" needsScript block loading={isSubmitting} loadingText={texts.savingPassword}>
        {texts.savePassword}
      </Button>
    </form>
  );
}
