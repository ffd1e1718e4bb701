import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

/** A one-line input with its label. Accepts all <input> props, including a form library's `register`. */
export function TextField({
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
      {(control) => <input {...input} {...control} className={classes("in", className)} />}
    </Field>
  );
}
