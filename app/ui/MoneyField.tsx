import "#app/ui/affix.css";
import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

/** An input for dollars. The sign stands in it, before what is typed. */
export function MoneyField({
  label,
  error,
  hint,
  optional,
  fieldClassName,
  id,
  className,
  ...input
}: ComponentProps<"input"> & FieldProps) {
  return (
    <Field {...{ id, label, error, hint, optional, fieldClassName }}>
      {(control) => (
        <div className="affix num">
          <span aria-hidden="true">$</span>
          <input inputMode="decimal" {...input} {...control} className={classes("in num", className)} />
        </div>
      )}
    </Field>
  );
}
