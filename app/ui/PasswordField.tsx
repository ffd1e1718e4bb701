import { type ComponentProps, useState } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Field, type FieldProps } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

/** A password with its label and a button that shows what was typed. */
export function PasswordField({
  label,
  error,
  hint,
  optional,
  fieldClassName,
  id,
  className,
  ...input
}: Omit<ComponentProps<"input">, "type"> & FieldProps) {
  const texts = useTexts(uiTexts);
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, error, hint, optional, fieldClassName }}>
      {(control) => (
        <div className="password-field">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classes("in", className)}
          />
          <IconButton
            icon={shown ? "eye-off" : "eye"}
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
