import { timesToChoose } from "#app/features/masters/week.ts";
import { weekTexts } from "#app/texts/en/dashboard/week.ts";
import { formats } from "#app/texts/en/public/formats.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  label: string;
  /** HH:MM. */
  value: string;
  onChange: (value: string) => void;
}

/** A wall time in steps of a quarter of an hour. */
export function TimeSelect({ label, value, onChange }: Props) {
  const { midnight } = useTexts(weekTexts);
  const { written } = useTexts(formats);
  return (
    <select
      className="in"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {timesToChoose(value).map((time) => (
        <option key={time} value={time}>
          {time === "24:00" ? midnight : written(clock(time))}
        </option>
      ))}
    </select>
  );
}

/** '14:30' as '2:30 pm'. */
function clock(wall: string): string {
  const hour = Number(wall.slice(0, 2));
  return `${hour % 12 || 12}${wall.slice(2)} ${hour < 12 ? "am" : "pm"}`;
}
