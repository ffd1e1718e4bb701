import { type ReactNode, useId } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldError } from "#app/ui/FieldError.tsx";

export interface FieldProps {
  label: string;
  /** The error below the control; if present, the control is marked as invalid. */
  error?: string;
  hint?: ReactNode;
  /** Shows texts.optional beside the label. */
  optional?: boolean;
  /** The class of the whole field: "full-c" in a two-column form. */
  fieldClassName?: string;
}

export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props extends FieldProps {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below, tied together by ids. */
export function Field({ id, label, error, hint, optional, fieldClassName, children }: Props) {
  const texts = useTexts(uiTexts);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classes("field", fieldClassName)}>
      <label className="field-label" htmlFor={controlId}>
        {label} {optional && <span className="field-optional">{texts.optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": classes(error && errorId, hint != null && hintId) || undefined,
      })}
      {hint != null && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
