import { useId } from "react";
import { useCreateApiKey } from "#app/data/programs.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { programsTexts } from "#app/texts/en/dashboard/programs.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { scopes } from "#domain/scopes.ts";

export interface MadeKey {
  _id: string;
  name: string;
  key: string;
}

interface Props {
  onClose: () => void;
  onMade: (made: MadeKey) => void;
}

/** Names a new key and sets its permissions. */
export function NewKeyDialog({ onClose, onMade }: Props) {
  const texts = useTexts(programsTexts);
  const form = useContractForm({
    rules: async () => (await import("#contract/api-keys.ts")).NewApiKey,
    start: { name: "", scopes: [] },
    change: useCreateApiKey(),
    failed: texts.notMade,
    onSent: ({ insertedId, key }, { name }) => onMade({ _id: insertedId, name, key }),
    onDone: onClose,
  });
  const { field, register, errorOf } = form;
  const problemId = useId();
  return (
    <FormDialog
      kind="wide"
      title={texts.newKey}
      no={texts.cancel}
      onClose={onClose}
      yes={texts.make}
      busyText={texts.making}
      form={form}
    >
      <TextField label={texts.keyName} hint={texts.keyNameHint} maxLength={60} {...field("name")} />
      <fieldset className="field" aria-describedby={problemId}>
        <legend className="field-label mb-1.5">{texts.mayDo}</legend>
        <div className="grid gap-3">
          {scopes.map((scope) => (
            <label key={scope} className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0"
                value={scope}
                {...register("scopes")}
              />
              <span>
                <b>{texts.scopes[scope].name}</b>
                <span className="sm muted block">{texts.scopes[scope].text}</span>
              </span>
            </label>
          ))}
        </div>
        <FieldError id={problemId}>{errorOf("scopes")}</FieldError>
      </fieldset>
      <p className="hint">{texts.neverMay}</p>
    </FormDialog>
  );
}
