import type { UseFormRegisterReturn } from "react-hook-form";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Field } from "#app/ui/Field.tsx";
import { MoneyField } from "#app/ui/MoneyField.tsx";

interface Props {
  price: UseFormRegisterReturn;
  priceError: string | undefined;
  minutes: UseFormRegisterReturn;
  minutesError: string | undefined;
}

/** The price and the minutes, side by side. */
export function MoneyAndMinutes({ price, priceError, minutes, minutesError }: Props) {
  const texts = useTexts(serviceFormTexts);
  return (
    <div className="grid grid-cols-2 items-start gap-5">
      <MoneyField label={texts.price} {...(priceError && { error: priceError })} {...price} />
      <MinutesInput label={texts.minutes} error={minutesError} input={minutes} />
    </div>
  );
}

interface MinutesProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** An input for minutes. */
export function MinutesInput({ label, hint, error, input }: MinutesProps) {
  const { min } = useTexts(serviceFormTexts);
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(field) => (
        <div className="affix affix-end num">
          <span aria-hidden="true">{min}</span>
          <input className="in num" inputMode="numeric" {...field} {...input} />
        </div>
      )}
    </Field>
  );
}
