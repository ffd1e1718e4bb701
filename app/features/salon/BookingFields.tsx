import { useFormContext } from "react-hook-form";
import { NumberField } from "#app/features/salon/NumberField.tsx";
import type { TypedSettings } from "#app/features/salon/settings-rules.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextField } from "#app/ui/TextField.tsx";

/** The grid of hours, how early and how late guests book, the hold, the tax. */
export function BookingFields() {
  const texts = useTexts(salonSettingsTexts);
  const { register, formState } = useFormContext<TypedSettings>();
  return (
    <div className="field-pairs items-start">
      <NumberField name="slotStepMinutes" label={texts.slotStep} step={5} />
      <NumberField name="leadMinutes" label={texts.lead} step={5} />
      <NumberField name="horizonDays" label={texts.horizon} />
      <NumberField name="holdMinutes" label={texts.hold} />
      <TextField
        label={texts.taxName}
        optional
        hint={texts.taxHint}
        error={formState.errors.taxName?.message}
        {...register("taxName")}
      />
      <NumberField name="taxPercent" label={texts.taxRate} step={0.01} />
    </div>
  );
}
