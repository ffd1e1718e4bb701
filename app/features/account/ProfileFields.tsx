import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useSaveProfile } from "#app/data/me.ts";
import { explainProfile } from "#app/features/account/explain-profile.ts";
import { PhotoChoice } from "#app/features/account/PhotoChoice.tsx";
import { ProfileForm, splitName } from "#app/features/account/profile-schemas.ts";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Me } from "#contract/users.ts";

interface Props {
  me: Me;
  name: string;
  photoURL: string;
}

/** Photo, name and mobile number. The e-mail address is the account itself and stays. */
export function ProfileFields({ me, name, photoURL }: Props) {
  const texts = useTexts(profileTexts);
  const { register, handleSubmit, getValues, setValue, control, formState } = useForm<ProfileForm>({
    resolver: zodResolver(ProfileForm),
    defaultValues: { ...splitName(name), phone: me.phone ?? "", photoURL },
    mode: "onTouched",
    delayError: fieldErrorDelayMs,
  });
  const uploads = useUpload((address) => setValue("photoURL", address));
  const save = useSaveProfile();
  const typed = useWatch({ control }) as ProfileForm;
  const { errors } = formState;

  const submit = handleSubmit(async (profile) => {
    if (!(await uploads.settled())) return;
    if (await save.run({ ...profile, photoURL: getValues("photoURL") })) notifySuccess(texts.saved);
  });

  return (
    <form className="grid gap-[22px]" noValidate onSubmit={submit}>
      <PhotoChoice
        name={`${typed.firstName} ${typed.lastName}`}
        photo={typed.photoURL}
        uploads={uploads}
        onRemove={() => setValue("photoURL", "")}
      />
      <div className="field-pairs">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
        <TextField label={texts.email} value={me.email} readOnly hint={texts.emailHint} />
        <TextField
          label={texts.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          className="num"
          optional
          error={errors.phone?.message}
          {...register("phone")}
        />
      </div>
      {save.error && (
        <Note tone="error">
          {texts.notSaved} {explainProfile(save.error)}
        </Note>
      )}
      <div>
        <Button type="submit" loading={formState.isSubmitting} loadingText={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
