import { type FormEvent, useRef, useState } from "react";
import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** What visitors read of a master. */
export interface Details {
  name: string;
  role: string;
  photo: string;
  bio: string;
}

interface Props {
  title: string;
  start: Details;
  /** The button's word. */
  action: string;
  busy: boolean;
  onClose: () => void;
  onSave: (details: Details) => Promise<void>;
}

/** A master's name, role, picture and a line about her. */
export function DetailsDialog({ title, start, action, busy, onClose, onSave }: Props) {
  const [details, setDetails] = useState(start);
  const write = (change: Partial<Details>) => setDetails({ ...details, ...change });
  const uploads = useUpload((photo) => setDetails((before) => ({ ...before, photo })));
  const latest = useRef(details);
  latest.current = details;
  async function save(event: FormEvent) {
    event.preventDefault();
    if (await uploads.settled()) await onSave(latest.current);
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="grid gap-4.5" onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          required
          maxLength={200}
          value={details.name}
          onChange={(event) => write({ name: event.target.value })}
        />
        <TextField
          label="Role"
          required
          maxLength={200}
          placeholder="Beautician"
          value={details.role}
          onChange={(event) => write({ role: event.target.value })}
        />
        <PictureDrop label="Photo" value={details.photo} uploads={uploads} error={undefined} />
        <TextArea
          label="About her"
          optional
          rows={3}
          maxLength={1000}
          value={details.bio}
          onChange={(event) => write({ bio: event.target.value })}
        />
        <div className="dlg-acts">
          <Button variant="soft" onClick={onClose}>
            Discard
          </Button>
          <Button type="submit" loading={busy} loadingText="Saving">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
