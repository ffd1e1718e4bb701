import "#app/features/salon/salon-settings.css";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { clockLabel, clockTimes } from "#app/features/salon/clock-times.ts";
import type { TypedHours } from "#app/features/salon/settings-rules.ts";
import { numberText } from "#app/lib/number-text.ts";
import { weekdays } from "#app/lib/weekdays.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";

type Span = TypedHours["hours"][number];

/** The week: each day is closed, or open with breaks. */
export function HoursFields() {
  const texts = useTexts(salonSettingsTexts);
  const { control, setValue, getFieldState, formState } = useFormContext<TypedHours>();
  const hours = useWatch({ control, name: "hours" });
  const id = useId();
  const errorOf = (index: number) => getFieldState(`hours.${index}.closes`, formState).error?.message;
  const change = (next: Span[]) => setValue("hours", next, { shouldDirty: true, shouldValidate: true });
  const replace = (at: number, part: Partial<Span>) =>
    change(hours.map((span, index) => (index === at ? { ...span, ...part } : span)));

  return (
    <Card className="week-hours">
      {weekdays.map((day, weekday) => {
        const spans = hours
          .map((span, index) => ({ span, index }))
          .filter(({ span }) => span.weekday === weekday);
        return (
          <fieldset key={day}>
            <legend className="sr">{numberText(day)}</legend>
            <b className="font-semibold" aria-hidden="true">
              {numberText(day)}
            </b>
            <div className="grid gap-2.5">
              {spans.length === 0 && <span className="muted">{texts.closed}</span>}
              {spans.map(({ span, index }) => (
                <div key={index} className="grid gap-1">
                  <div className="week-span">
                    <Times
                      name={`hours.${index}.opens`}
                      label={texts.opensOn(day)}
                      value={span.opens}
                      first={0}
                      onChange={(opens) => replace(index, { opens })}
                    />
                    <span className="muted" aria-hidden="true">
                      {texts.to}
                    </span>
                    <Times
                      name={`hours.${index}.closes`}
                      label={texts.closesOn(day)}
                      errorId={errorOf(index) && `${id}-${index}`}
                      value={span.closes}
                      first={30}
                      onChange={(closes) => replace(index, { closes })}
                    />
                    <IconButton
                      icon="trash"
                      label={texts.remove(day, clockLabel(span.opens), clockLabel(span.closes))}
                      onClick={() => change(hours.filter((_, at) => at !== index))}
                    />
                  </div>
                  <FieldError id={`${id}-${index}`}>{errorOf(index)}</FieldError>
                </div>
              ))}
            </div>
            {spans.length < 4 && (
              <RowButton
                row={numberText(day)}
                variant="quiet"
                onClick={() => change([...hours, { weekday, ...nextSpan(spans.at(-1)?.span) }])}
              >
                {spans.length === 0 ? texts.open : texts.addBreak}
              </RowButton>
            )}
          </fieldset>
        );
      })}
    </Card>
  );
}

interface TimesProps {
  /** The name by which the form finds a refused field. */
  name: string;
  label: string;
  /** The id of the error for this time; undefined if there is none. */
  errorId?: string;
  value: string;
  /** The first choice, in minutes from midnight. */
  first: number;
  onChange: (time: string) => void;
}

function Times({ name, label, errorId, value, first, onChange }: TimesProps) {
  return (
    <select
      className="in num"
      name={name}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {clockTimes(value, first).map((time) => (
        <option key={time} value={time}>
          {clockLabel(time)}
        </option>
      ))}
    </select>
  );
}

/** Initial hours: a whole day, or the evening after the span before. */
function nextSpan(before: Span | undefined): Pick<Span, "opens" | "closes"> {
  if (!before) return { opens: "10:00", closes: "20:00" };
  const opens = before.closes < "23:00" ? before.closes : "23:00";
  return { opens, closes: "24:00" };
}
