import "#app/features/salon/salon-settings.css";
import { useFormContext, useWatch } from "react-hook-form";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { SelectField } from "#app/ui/SelectField.tsx";

const kinds = ["none", "full", "percent", "amount", "at_salon"] as const;

interface Props {
  /** Its path in the form, where a `TypedAsk` is. */
  name: string;
  /** The person or thing it is about. */
  label: string;
  hint?: string;
}

/** The deposit to ask for in one case that differs from the general rule. */
export function AskFields({ name, label, hint }: Props) {
  const texts = useTexts(salonSettingsTexts);
  const { control, register } = useFormContext();
  const kind = useWatch({ control, name: `${name}.kind` });
  return (
    <div className="grid gap-2">
      <SelectField label={label} {...(hint && { hint })} {...register(`${name}.kind`)}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {one === "none" ? texts.asEverybody : texts.howMuchKinds[one]}
          </option>
        ))}
      </SelectField>
      {kind === "percent" && (
        <Sentence
          text={texts.askPercent}
          blanks={{ percent: { name: `${name}.percent`, label: texts.percentOf(label) } }}
        />
      )}
      {kind === "amount" && (
        <Sentence
          text={texts.askAmount}
          blanks={{ amount: { name: `${name}.amount`, label: texts.amountOf(label) } }}
        />
      )}
    </div>
  );
}
