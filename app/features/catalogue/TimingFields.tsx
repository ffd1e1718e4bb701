import { useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useRooms } from "#app/data/rooms.ts";
import { MinutesInput } from "#app/features/catalogue/MoneyAndMinutes.tsx";
import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { SelectField } from "#app/ui/SelectField.tsx";

interface Props {
  register: UseFormRegister<TypedService>;
  errors: FieldErrors<TypedService>;
  /** Whether the fields are shown at first, because some are filled in. */
  open: boolean;
}

type MinutesField = "prepMinutes" | "cleanupMinutes" | "processingMinutes" | "processingStartMinutes";

/** What a service takes besides its minutes: time before, after and in between, and a room. */
export function TimingFields({ register, errors, open }: Props) {
  const texts = useTexts(roomTexts);
  const rooms = useRooms();
  const [openAtFirst] = useState(open);
  const wrong = errors.prepMinutes ?? errors.cleanupMinutes ?? errors.processingMinutes ?? errors.roomId;
  const minutes = (name: MinutesField, label: string, hint?: string) => (
    <MinutesInput {...{ label, hint }} input={register(name)} error={errors[name]?.message} />
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
