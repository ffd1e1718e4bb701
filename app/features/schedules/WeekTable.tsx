import {
  type DayDraft,
  hoursWords,
  minutesOfDay,
  objection,
  sameHours,
  timesToChoose,
  weekdays,
} from "#app/features/schedules/week.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  week: DayDraft[];
  /** As it is kept: days that differ are marked. */
  saved: DayDraft[];
  firstName: string;
  onChange: (week: DayDraft[]) => void;
}

/** A master's week: for each day whether she works, from when until when, and her break. */
export function WeekTable({ week, saved, firstName, onChange }: Props) {
  const write = (weekday: number, change: Partial<DayDraft>) =>
    onChange(week.map((day, index) => (index === weekday ? { ...day, ...change } : day)));
  return (
    <div className="card week">
      <div className="week-head" aria-hidden="true">
        <span>Day</span>
        <span>Open and close</span>
        <span>Break</span>
        <span>Hours</span>
      </div>
      {week.map((day, weekday) => {
        const name = weekdays[weekday] ?? "";
        const was = saved[weekday];
        return (
          <DayRow
            key={name}
            name={name}
            day={day}
            changed={was !== undefined && !sameHours([day], [was])}
            firstName={firstName}
            onChange={(change) => write(weekday, change)}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  name: string;
  day: DayDraft;
  changed: boolean;
  firstName: string;
  onChange: (change: Partial<DayDraft>) => void;
}

function DayRow({ name, day, changed, firstName, onChange }: RowProps) {
  const problem = objection(day);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
    <div className={classes("week-day", changed && "is-changed")} role="group" aria-label={name}>
      <div className="week-name">
        <span className="switch">
          <input
            type="checkbox"
            aria-label={`Works on ${name}s`}
            checked={day.works}
            onChange={(event) => onChange({ works: event.target.checked })}
          />
          <i />
        </span>
        {name}
      </div>
      {day.works ? (
        <>
          <div className="week-span">
            <TimeSelect label={`${name} opens`} value={day.opens} onChange={(opens) => onChange({ opens })} />
            <span>to</span>
            <TimeSelect
              label={`${name} closes`}
              value={day.closes}
              onChange={(closes) => onChange({ closes })}
            />
          </div>
          {day.pause ? (
            <div className="week-span week-pause">
              <TimeSelect
                label={`${name}'s break begins`}
                value={day.pause.from}
                onChange={(from) => onChange({ pause: { from, to: day.pause?.to ?? from } })}
              />
              <span>to</span>
              <TimeSelect
                label={`${name}'s break ends`}
                value={day.pause.to}
                onChange={(to) => onChange({ pause: { from: day.pause?.from ?? to, to } })}
              />
              <IconButton
                icon="close"
                size="sm"
                label={`No break on ${name}s`}
                onClick={() => onChange({ pause: null })}
              />
            </div>
          ) : (
            <Button
              variant="quiet"
              size="xs"
              className="week-add"
              onClick={() => onChange({ pause: { from: "13:30", to: "14:15" } })}
            >
              <Icon name="plus" />
              Add a break
            </Button>
          )}
        </>
      ) : (
        <p className="week-off">
          Day off. Nobody can book {firstName} on {name}s.
        </p>
      )}
      <b className="week-total num">{hoursWords(minutesOfDay(day))}</b>
      {problem && (
        <p className="err week-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TimeSelect({ label, value, onChange }: SelectProps) {
  return (
    <select
      className="in"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {timesToChoose(value).map((time) => (
        <option key={time} value={time}>
          {clock(time)}
        </option>
      ))}
    </select>
  );
}

/** '2:30 pm' of '14:30'. */
function clock(wall: string): string {
  const hour = Number(wall.slice(0, 2));
  if (hour === 24) return "midnight";
  return `${hour % 12 || 12}${wall.slice(2)} ${hour < 12 ? "am" : "pm"}`;
}
