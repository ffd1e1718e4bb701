import { useRef, useState } from "react";
import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import type { Problem } from "#app/ui/FormProblem.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** What visitors read of a master. */
export interface Details {
  name: string;
  role: string;
  nameBn?: string | undefined;
  roleBn?: string | undefined;
  photo: string;
  bio: string;
}

interface Props {
  title: string;
  start: Details;
  /** The button's word. */
  action: string;
  busy: boolean;
  /** Why the last try to save failed. */
  problem: Problem | undefined;
  onClose: () => void;
  onSave: (details: Details) => Promise<void>;
}

/** A master's name, role, picture and a line about the person. */
export function DetailsDialog({ title, start, action, busy, problem, onClose, onSave }: Props) {
  const texts = useTexts(schedulesTexts);
  const [details, setDetails] = useState(start);
  const write = (change: Partial<Details>) => setDetails({ ...details, ...change });
  const uploads = useUpload((photo) => setDetails((before) => ({ ...before, photo })));
  const latest = useRef(details);
  latest.current = details;
  async function save() {
    if (await uploads.settled()) await onSave(latest.current);
  }
  return (
    <FormDialog
      title={title}
      no={texts.discard}
      onClose={onClose}
      yes={action}
      onSubmit={save}
      busy={busy}
      busyText={texts.saving}
      problem={problem}
    >
      <TextField
        label={texts.name}
        required
        maxLength={200}
        value={details.name}
        onChange={(event) => write({ name: event.target.value })}
      />
      <TextField
        label={texts.role}
        required
        maxLength={200}
        placeholder={texts.roleExample}
        value={details.role}
        onChange={(event) => write({ role: event.target.value })}
      />
      <TextField
        label={texts.nameBn}
        optional
        maxLength={200}
        value={details.nameBn ?? ""}
        onChange={(event) => write({ nameBn: event.target.value })}
      />
      <TextField
        label={texts.roleBn}
        optional
        maxLength={200}
        value={details.roleBn ?? ""}
        onChange={(event) => write({ roleBn: event.target.value })}
      />
      <PictureDrop label={texts.photo} value={details.photo} uploads={uploads} error={undefined} />
      <TextArea
        label={texts.aboutHer}
        optional
        rows={3}
        maxLength={1000}
        value={details.bio}
        onChange={(event) => write({ bio: event.target.value })}
      />
    </FormDialog>
  );
}
