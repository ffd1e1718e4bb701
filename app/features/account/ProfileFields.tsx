import { useSaveProfile } from "#app/data/me.ts";
import { explainProfile } from "#app/features/account/explain-profile.ts";
import { PhotoChoice } from "#app/features/account/PhotoChoice.tsx";
import { splitName } from "#app/features/account/split-name.ts";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { useWritten } from "#app/features/unsaved/use-written.tsx";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Me } from "#contract/users.ts";

interface Props {
  me: Me;
  name: string;
  photoURL: string;
}

/** Photo, name and mobile number. The email address identifies the account and can't be changed. */
export function ProfileFields({ me, name, photoURL }: Props) {
  const texts = useTexts(profileTexts);
  const form = useContractForm({
    rules: async () => (await import("#app/features/account/profile-rules.ts")).typedProfile(me.phone ?? ""),
    start: { ...splitName(name), phone: me.phone ?? "", photoURL },
    change: useSaveProfile(explainProfile),
    failed: texts.notSaved,
    onSent: (_answer, _sent, isAsSent) => {
      notifySuccess(texts.saved);
      if (isAsSent) form.reset(form.getValues());
    },
    ready: () => uploads.settled(),
  });
  const { field, errorOf, watch, submit, problem, busy, formState } = form;
  const setPhoto = (address: string) => form.setValue("photoURL", address, { shouldDirty: true });
  const uploads = useUpload(setPhoto);
  const typed = watch();
  const question = useWritten(formState.isDirty);

  return (
    <form className="grid gap-[22px]" noValidate onSubmit={submit}>
      <PhotoChoice
        name={`${typed.firstName} ${typed.lastName}`}
        photo={typed.photoURL}
        uploads={uploads}
        onRemove={() => {
          uploads.cancel();
          setPhoto("");
        }}
      />
      <FieldError>{errorOf("photoURL")}</FieldError>
      <div className="field-pairs">
        <TextField label={texts.firstName} autoComplete="given-name" {...field("firstName")} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field("lastName")} />
        <TextField label={texts.email} value={me.email} readOnly hint={texts.emailHint} />
        <TextField
          label={texts.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          className="num"
          optional
          {...field("phone")}
        />
      </div>
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" loading={busy} loadingText={texts.saving}>
          {texts.save}
        </Button>
      </div>
      {question}
    </form>
  );
}
