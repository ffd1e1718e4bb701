import { useCallback, useEffect, useRef, useState } from "react";
import { whyNotPicture } from "#app/features/pictures/check-file.ts";
import { initialsPortrait } from "#app/features/pictures/portraits.ts";
import { PhotoField } from "#app/features/sign-in/PhotoField.tsx";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import { uploadPicture } from "#app/lib/upload-picture.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { PasswordField } from "#app/ui/PasswordField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { SignUpForm as Fields } from "#contract/forms.ts";

/** The value of the photo's field while a file is chosen instead of an address. */
const chosenFile = "/chosen-file";

/** Values filled in for somebody count as their own. */
const filled = { shouldDirty: true, shouldValidate: true };

const fieldOf = {
  account_exists: "email",
  invalid_email: "email",
  weak_password: "password",
  common_password: "password",
  invalid_picture: "photoURL",
} as const;

/** The sign-up form. If an attempt stops half-way, sending the form again continues from there. */
export function SignUpForm({ enter }: { enter: Enter }) {
  const texts = useTexts(identityTexts);
  const signUp = useSignUp();
  const [photo, setPhoto] = useState<File>();
  const form = useIdentityForm({
    rules: async () => (await import("#contract/forms.ts")).SignUpForm,
    work: (fields) =>
      enter(async () => {
        await signUp(fields, photo);
        notifySuccess(texts.loggedIn, { place: "top-end" });
        form.reset();
      }),
    about: refusedField,
  });

  /** A chosen file is marked in the field, so that the field counts as filled. */
  function choosePhoto(file: File | undefined) {
    const unfit = file && whyNotPicture(file);
    if (unfit) return form.setError("photoURL", { message: unfit });
    setPhoto(file);
    form.setValue("photoURL", file ? chosenFile : "", { shouldValidate: file !== undefined });
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.submit}>
      <SignUpFields
        form={form}
        photo={photo}
        onPhoto={choosePhoto}
        onAddress={(address) => {
          setPhoto(undefined);
          form.setValue("photoURL", address, filled);
        }}
      />
      <FieldError>{form.refused}</FieldError>
      <Button type="submit" needsScript block loading={form.busy} loadingText={texts.creatingAccount}>
        {texts.createAccount}
      </Button>
    </form>
  );
}

/**
 * Creates the account, uploads the photo if a file was chosen, saves name and photo, then saves the salon's record of
 * the person. After a failure, another call continues from the account that was created.
 */
function useSignUp() {
  const { createUser, changePassword, updateProfile } = useSession();
  const created = useRef({ email: "", password: "" });

  return async (form: Fields, photo?: File): Promise<void> => {
    const { firstName, lastName, email, password } = form;
    const name = `${firstName} ${lastName}`;
    const before = created.current;
    if (before.email !== email) await createUser(email, password);
    else if (before.password !== password) await changePassword({ current: before.password, next: password });
    created.current = { email, password };
    const photoURL = photo ? await uploadPicture(photo) : form.photoURL;
    await updateProfile({ displayName: name, photoURL });
    await securedApi("createUser", { body: { name, email } });
  };
}

interface FieldsProps {
  form: ReturnType<typeof useIdentityForm<Fields>>;
  photo: File | undefined;
  onPhoto: (file: File | undefined) => void;
  onAddress: (address: string) => void;
}

function SignUpFields({ form, photo, onPhoto, onAddress }: FieldsProps) {
  const texts = useTexts(identityTexts);
  const { field, trigger, watch, formState, setValue } = form;
  const { touchedFields } = formState;
  const [firstName = "", lastName = "", photoURL = ""] = watch(["firstName", "lastName", "photoURL"]);
  const name = `${firstName} ${lastName}`.trim();
  const filledIn = useRef("");

  /** Once both names are known, a picture of their initials fills the photo's field, until something else does. */
  const fillPhoto = useCallback(() => {
    if (!firstName || !lastName || photoURL !== filledIn.current) return;
    filledIn.current = initialsPortrait(name);
    setValue("photoURL", filledIn.current, filled);
  }, [firstName, lastName, photoURL, name, setValue]);
  // Do not change the field while somebody types in it.
  useEffect(() => {
    if (document.activeElement?.getAttribute("name") !== "photoURL") fillPhoto();
  }, [fillPhoto]);

  return (
    <>
      <div className="field-pairs">
        <TextField label={texts.firstName} autoComplete="given-name" required {...field("firstName")} />
        <TextField label={texts.lastName} autoComplete="family-name" required {...field("lastName")} />
      </div>
      <TextField label={texts.email} type="email" autoComplete="username" required {...field("email")} />
      <div className="field-pairs">
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          required
          hint={texts.atLeastSix}
          {...field("password", {
            onChange: () => touchedFields.confirm && void trigger("confirm"),
          })}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          {...field("confirm")}
        />
      </div>
      <PhotoField
        person={name}
        photo={photoURL}
        onAddress={onAddress}
        file={photo}
        onFile={onPhoto}
        {...field("photoURL", { onBlur: fillPhoto })}
      />
    </>
  );
}

function refusedField(error: unknown): keyof Fields | undefined {
  if (error instanceof ApiError && error.problem?.errors?.some(({ field }) => field === "image"))
    return "photoURL";
  return fieldOf[identityCode(error) as keyof typeof fieldOf];
}
