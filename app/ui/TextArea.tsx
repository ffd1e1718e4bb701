import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

/** A text of several lines with its label. Accepts all <textarea> props. */
export function TextArea({
  label,
  error,
  hint,
  optional,
  fieldClassName,
  id,
  className,
  ...input
}: ComponentProps<"textarea"> & FieldProps) {
  return (
    <Field {...{ id, label, error, hint, optional, fieldClassName }}>
      {(control) => <textarea {...input} {...control} className={classes("in", className)} />}
    </Field>
  );
}
