import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

/** The platform's own select with its label; its <option>s are the children. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  fieldClassName,
  id,
  className,
  ...select
}: ComponentProps<"select"> & FieldProps) {
  return (
    <Field {...{ id, label, error, hint, optional, fieldClassName }}>
      {(control) => <select {...select} {...control} className={classes("in", className)} />}
    </Field>
  );
}
