import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { whyNotPicture } from "#app/features/pictures/check-file.ts";
import { PhotoField } from "#app/features/sign-in/PhotoField.tsx";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { signUpSchema } from "#app/features/sign-in/sign-up-schema.ts";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { chosenFile, useSignUp } from "#app/features/sign-in/use-sign-up.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { SignUpForm as Fields } from "#contract/users.ts";

const fieldOf = { account_exists: "email", invalid_email: "email", invalid_picture: "photoURL" } as const;

/** The account form. A try that stopped half-way is taken up where it stopped when it is sent again. */
export function SignUpForm({ enter }: { enter: Enter }) {
  const texts = useTexts(identityTexts);
  const signUp = useSignUp();
  const [photo, setPhoto] = useState<File>();
  const form = useForm<Fields>({
    resolver: zodResolver(signUpSchema),
    mode: "onBlur",
    delayError: fieldErrorDelayMs,
  });

  /** A chosen file stands in the field by a mark, so that the field counts as filled. */
  function choosePhoto(file: File | undefined) {
    const unfit = file && whyNotPicture(file);
    if (unfit) return form.setError("photoURL", { message: unfit });
    setPhoto(file);
    form.setValue("photoURL", file ? chosenFile : "", { shouldValidate: file !== undefined });
  }

  const submit = form.handleSubmit(async (fields) => {
    try {
      await enter(async () => {
        await signUp(fields, photo);
        notifySuccess(texts.loggedIn, { place: "top-end" });
        form.reset();
      });
    } catch (error) {
      form.setError(placeOf(error), { message: explainIdentity(error) }, { shouldFocus: true });
    }
  });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <SignUpFields form={form} photo={photo} onPhoto={choosePhoto} />
      <FieldError>{form.formState.errors.root?.message}</FieldError>
      <Button
        type="submit"
        needsScript
        block
        loading={form.formState.isSubmitting}
        loadingText={texts.creatingAccount}
      >
        {texts.createAccount}
      </Button>
    </form>
  );
}

interface FieldsProps {
  form: UseFormReturn<Fields>;
  photo: File | undefined;
  onPhoto: (file: File | undefined) => void;
}

function SignUpFields({ form, photo, onPhoto }: FieldsProps) {
  const texts = useTexts(identityTexts);
  const { register, trigger, watch, formState } = form;
  const { errors, touchedFields } = formState;
  const [firstName, lastName, photoURL] = watch(["firstName", "lastName", "photoURL"]);

  return (
    <>
      <div className="field-pairs">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <div className="field-pairs">
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          required
          hint={texts.atLeastSix}
          error={errors.password?.message}
          {...register("password", {
            onChange: () => touchedFields.confirm && void trigger("confirm"),
          })}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
          {...register("confirm")}
        />
      </div>
      <PhotoField
        person={`${firstName ?? ""} ${lastName ?? ""}`}
        photo={photoURL}
        file={photo}
        onFile={onPhoto}
        error={errors.photoURL?.message}
        {...register("photoURL")}
      />
    </>
  );
}

function placeOf(error: unknown): keyof Fields | "root" {
  if (error instanceof ApiError && error.problem?.errors?.some(({ field }) => field === "image"))
    return "photoURL";
  if (!(error instanceof IdentityError)) return "root";
  return fieldOf[error.code as keyof typeof fieldOf] ?? "root";
}
