import type { ComponentProps, ReactElement } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

interface Props extends ComponentProps<"input">, FieldProps {
  /** Puts something beside the input, inside its field. */
  around?: (input: ReactElement) => ReactElement;
}

/** A one-line input with its label. Accepts all <input> props, including a form library's `register`. */
export function TextField({
  label,
  error,
  hint,
  optional,
  fieldClassName,
  id,
  className,
  around = (input) => input,
  ...input
}: Props) {
  return (
    <Field {...{ id, label, error, hint, optional, fieldClassName }}>
      {(control) => around(<input {...input} {...control} className={classes("in", className)} />)}
    </Field>
  );
}
