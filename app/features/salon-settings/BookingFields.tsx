import { useFormContext } from "react-hook-form";
import { NumberField } from "#app/features/salon-settings/NumberField.tsx";
import type { TypedSettings } from "#app/features/salon-settings/settings-form.ts";
import { TextField } from "#app/ui/TextField.tsx";

/** The grid of hours, how early and how late guests book, the hold, the tax. */
export function BookingFields() {
  const { register, formState } = useFormContext<TypedSettings>();
  return (
    <div className="f2 items-start">
      <NumberField name="slotStepMinutes" label="Minutes between hours to choose" step={5} />
      <NumberField name="leadMinutes" label="Minutes of notice before a visit" step={5} />
      <NumberField name="horizonDays" label="Days that can be booked ahead" />
      <NumberField name="holdMinutes" label="Minutes an hour is held while paying" />
      <TextField
        label="Tax name"
        optional
        hint="VAT, for example. Prices include it."
        error={formState.errors.taxName?.message}
        {...register("taxName")}
      />
      <NumberField name="taxPercent" label="Tax rate in percent" step={0.01} />
    </div>
  );
}
