import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { type FormChange, useContractForm } from "#app/lib/use-contract-form.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { MasterDetails } from "#contract/schedules.ts";

interface Props<Answer> {
  title: string;
  start: MasterDetails;
  /** The button's text. */
  action: string;
  change: FormChange<MasterDetails, Answer>;
  /** The title when saving fails. */
  failed: string;
  onClose: () => void;
  onSaved: (answer: Answer) => void;
}

/** A master's name, role, picture, and a line about the person. */
export function DetailsDialog<Answer>(props: Props<Answer>) {
  const { title, start, action, change, failed, onClose, onSaved } = props;
  const texts = useTexts(schedulesTexts);
  const form = useContractForm({
    rules: async () => (await import("#contract/schedules.ts")).MasterDetails,
    start,
    change,
    failed,
    onSent: onSaved,
    onDone: onClose,
    ready: () => uploads.settled(),
  });
  const { field, errorOf, watch, setValue } = form;
  const uploads = useUpload((photo) => setValue("photo", photo));
  return (
    <FormDialog
      title={title}
      no={texts.discard}
      onClose={onClose}
      yes={action}
      form={form}
      busyText={texts.saving}
    >
      <TextField label={texts.name} required maxLength={200} {...field("name")} />
      <TextField
        label={texts.role}
        required
        maxLength={200}
        placeholder={texts.roleExample}
        {...field("role")}
      />
      <TextField label={texts.nameBn} optional maxLength={200} {...field("nameBn")} />
      <TextField label={texts.roleBn} optional maxLength={200} {...field("roleBn")} />
      <PictureDrop label={texts.photo} value={watch("photo")} uploads={uploads} error={errorOf("photo")} />
      <TextArea label={texts.aboutHer} optional rows={3} maxLength={1000} {...field("bio")} />
    </FormDialog>
  );
}
