import { type Path, useFormContext } from "react-hook-form";
import type { TypedSettings } from "#app/features/salon/settings-rules.ts";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  name: Path<TypedSettings>;
  label: string;
  hint?: string;
  step?: number;
}

/** A number of the settings. */
export function NumberField({ name, label, hint, step = 1 }: Props) {
  const { register, getFieldState, formState } = useFormContext<TypedSettings>();
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={step}
      className="num"
      hint={hint}
      error={getFieldState(name, formState).error?.message}
      {...register(name, { valueAsNumber: true })}
    />
  );
}
