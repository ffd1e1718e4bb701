import { type SubmitEvent, useState } from "react";
import type { ImportLine } from "#app/features/imports/columns.ts";
import { guestImportTexts } from "#app/texts/en/dashboard/guest-import.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  line: ImportLine;
  onClose: () => void;
  onMend: (line: ImportLine) => void;
}

/** Changes what a line of the file says, for this import alone. */
export function MendDialog({ line, onClose, onMend }: Props) {
  const texts = useTexts(guestImportTexts);
  const [mended, setMended] = useState(line);
  const field = (name: "name" | "number" | "email") => ({
    value: mended[name] ?? "",
    onChange: (event: { target: { value: string } }) => setMended({ ...mended, [name]: event.target.value }),
    autoComplete: "off",
    maxLength: 500,
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onMend(mended);
  }
  return (
    <FormDialog
      title={texts.mendRow(line.row)}
      no={texts.cancel}
      onClose={onClose}
      yes={texts.save}
      form={{ submit, busy: false, problem: undefined }}
    >
      <TextField label={texts.meanings.name} {...field("name")} />
      <TextField label={texts.meanings.number} inputMode="tel" {...field("number")} />
      <TextField label={texts.meanings.email} type="email" {...field("email")} />
    </FormDialog>
  );
}
