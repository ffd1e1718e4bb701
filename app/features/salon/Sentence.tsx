import { Fragment, useId } from "react";
import { useFormContext } from "react-hook-form";
import { readNumber } from "#app/lib/read-number.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldError } from "#app/ui/FieldError.tsx";

/** A field within a sentence. */
export interface Blank {
  /** Its path in the form. */
  name: string;
  /** Its accessible name. */
  label: string;
  /** A number; a number that may be left empty (null); or words. */
  kind?: "number" | "maybe" | "words";
}

interface Props {
  /** The sentence, with a placeholder for each field: 'until {hours} hours before'. */
  text: string;
  blanks: Record<string, Blank>;
  className?: string;
}

/** A sentence with blanks to fill in. Errors are shown below it. */
export function Sentence({ text, blanks, className }: Props) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const errorOf = ({ name }: Blank) => getFieldState(name, formState).error?.message;
  return (
    <div className={classes("sentence", className)}>
      <p>
        {text
          .split(/(\{\w+\})/)
          .filter(Boolean)
          .map((part) => {
            const place = part.startsWith("{") ? part.slice(1, -1) : "";
            const blank = blanks[place];
            if (!blank) return <Fragment key={part}>{part}</Fragment>;
            const errorId = errorOf(blank) === undefined ? undefined : `${id}-${place}`;
            return <Input key={part} {...blank} errorId={errorId} />;
          })}
      </p>
      {Object.entries(blanks).map(([part, blank]) => (
        <FieldError key={part} id={`${id}-${part}`}>
          {errorOf(blank)}
        </FieldError>
      ))}
    </div>
  );
}

function Input({ name, label, kind = "number", errorId }: Blank & { errorId?: string }) {
  const { register } = useFormContext();
  const shared = {
    className: "in num",
    "aria-label": label,
    "aria-invalid": errorId ? (true as const) : undefined,
    "aria-describedby": errorId,
  };
  if (kind === "words") return <input {...shared} {...register(name)} />;
  const nothing = kind === "maybe" ? null : Number.NaN;
  const setValueAs = (typed: unknown) => readNumber(typed) ?? nothing;
  return <input {...shared} inputMode="decimal" {...register(name, { setValueAs })} />;
}
