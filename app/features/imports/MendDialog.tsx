import { type SubmitEvent, useState } from "react";
import type { ImportLine } from "#app/features/imports/columns.ts";
import { fileKinds } from "#app/features/imports/kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { ImportKind } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  line: ImportLine;
  onClose: () => void;
  onMend: (line: ImportLine) => void;
}

/** Corrects a line of the file, for this import only. */
export function MendDialog({ kind, line, onClose, onMend }: Props) {
  const texts = useTexts(importTexts);
  const [mended, setMended] = useState(line);
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
      {fileKinds[kind].mends.map((field) => (
        <TextField
          key={field}
          label={texts.meanings[field]}
          value={mended[field] ?? ""}
          onChange={(event) => setMended({ ...mended, [field]: event.target.value })}
          autoComplete="off"
          maxLength={500}
          {...(field === "number" && { inputMode: "tel" })}
          {...(field === "email" && { type: "email" })}
        />
      ))}
    </FormDialog>
  );
}
