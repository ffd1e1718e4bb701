import "#app/features/waiting/waiting.css";
import { type PartOfDay, partsOfDay } from "#app/features/waiting/day-hours.ts";
import { dayText, weekdayText } from "#app/lib/calendar-dates.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoiceChip } from "#app/ui/ChoiceChip.tsx";
import { toggled } from "#app/ui/ChoicePill.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";

interface DaysProps {
  /** The dates to choose from. */
  offered: readonly string[];
  dates: readonly string[];
  error: string | undefined;
  onChange: (dates: string[]) => void;
}

/** The choice of days. */
export function DaysChoice({ offered, dates, error, onChange }: DaysProps) {
  const texts = useTexts(waitingTexts);
  return (
    <fieldset aria-describedby={error ? "waiting-days-error" : undefined}>
      <legend>{texts.whichDays}</legend>
      <div className="wish-days num">
        {offered.map((date) => {
          const weekday = weekdayText(date);
          const day = inSalon("day", `${date}T12:00:00Z`, "UTC");
          return (
            <ChoiceChip
              key={date}
              type="checkbox"
              checked={dates.includes(date)}
              // A voice chooses by what is shown.
              aria-label={`${weekday} ${day}, ${dayText(date)}`}
              onChange={() => onChange(toggled(dates, date).toSorted())}
            >
              <small>{weekday}</small>
              {day}
            </ChoiceChip>
          );
        })}
      </div>
      <FieldError id="waiting-days-error">{error ?? ""}</FieldError>
    </fieldset>
  );
}

interface PartsProps {
  parts: readonly PartOfDay[];
  onChange: (parts: PartOfDay[]) => void;
}

/** The choice of the time of day. */
export function PartsChoice({ parts, onChange }: PartsProps) {
  const texts = useTexts(waitingTexts);
  const names = useTexts(hourTexts);
  return (
    <fieldset>
      <legend>{texts.whatTime}</legend>
      <div className="wish-parts">
        {partsOfDay.map((part) => (
          <ChoiceChip
            key={part}
            type="checkbox"
            checked={parts.includes(part)}
            onChange={() => onChange(partsOfDay.filter((one) => (one === part) !== parts.includes(one)))}
          >
            {names[part]}
          </ChoiceChip>
        ))}
      </div>
      <p className="hint mt-2">{texts.anyTime}</p>
    </fieldset>
  );
}
