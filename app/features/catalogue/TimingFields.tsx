import { useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useRooms } from "#app/data/rooms.ts";
import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Field } from "#app/ui/Field.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";

interface Props {
  register: UseFormRegister<TypedService>;
  errors: FieldErrors<TypedService>;
  /** Whether they are shown from the start: where some are filled in. */
  open: boolean;
}

type MinutesField = "prepMinutes" | "cleanupMinutes" | "processingMinutes" | "processingStartMinutes";

/** What a service takes beside its minutes: time before, after and between, and a room. */
export function TimingFields({ register, errors, open }: Props) {
  const texts = useTexts(roomTexts);
  const rooms = useRooms();
  const [openAtFirst] = useState(open);
  const wrong = errors.prepMinutes ?? errors.cleanupMinutes ?? errors.processingMinutes ?? errors.roomId;
  const minutes = (name: MinutesField, label: string, hint?: string) => (
    <MinutesInput {...{ name, label, hint, register }} error={errors[name]?.message} />
  );
  return (
    <details open={openAtFirst || wrong !== undefined}>
      <summary className="field-label w-fit cursor-pointer">{texts.beside}</summary>
      <p className="hint mt-1">{texts.besideText}</p>
      <div className="mt-4 grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        {minutes("prepMinutes", texts.prep)}
        {minutes("cleanupMinutes", texts.cleanup)}
        {minutes("processingMinutes", texts.processing, texts.processingHint)}
        {minutes("processingStartMinutes", texts.processingStart)}
        {rooms.data && (
          <SelectField label={texts.room} error={errors.roomId?.message} {...register("roomId")}>
            <option value="">{texts.noRoom}</option>
            {rooms.data.map(({ _id, name, units }) => (
              <option key={_id} value={_id}>
                {texts.named(name, units)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </details>
  );
}

interface MinutesProps {
  name: MinutesField;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  register: UseFormRegister<TypedService>;
}

function MinutesInput({ name, label, hint, error, register }: MinutesProps) {
  const { min } = useTexts(serviceFormTexts);
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(field) => (
        <div className="affix affix-end num">
          <span aria-hidden="true">{min}</span>
          <input className="in num" inputMode="numeric" {...field} {...register(name)} />
        </div>
      )}
    </Field>
  );
}
