import { PauseFields } from "#app/features/masters/PauseFields.tsx";
import { TimeSelect } from "#app/features/masters/TimeSelect.tsx";
import {
  type DayDraft,
  hoursAndMinutes,
  minutesOfDay,
  objection,
  sameHours,
} from "#app/features/masters/week.ts";
import { weekdays } from "#app/lib/weekdays.ts";
import { weekTexts } from "#app/texts/en/dashboard/week.ts";
import { formats } from "#app/texts/en/public/formats.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";

interface Props {
  week: DayDraft[];
  /** The week as saved; days that differ from it are marked. */
  saved: DayDraft[];
  firstName: string;
  onChange: (week: DayDraft[]) => void;
}

/** A master's week: for each day whether they work, from when until when, and the breaks. */
export function WeekTable({ week, saved, firstName, onChange }: Props) {
  const texts = useTexts(weekTexts);
  const write = (weekday: number, change: Partial<DayDraft>) =>
    onChange(week.map((day, index) => (index === weekday ? { ...day, ...change } : day)));
  return (
    <div className="card roster-week">
      <div className="roster-head" aria-hidden="true">
        <span>{texts.day}</span>
        <span>{texts.openAndClose}</span>
        <span>{texts.breaks}</span>
        <span>{texts.hours}</span>
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
  const texts = useTexts(weekTexts);
  const { written } = useTexts(formats);
  const problem = objection(day);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
    <div className={classes("roster-day", changed && "is-changed")} role="group" aria-label={written(name)}>
      <div className="roster-name">
        <span className="switch">
          <input
            type="checkbox"
            aria-label={texts.worksOn(name)}
            checked={day.works}
            onChange={(event) => onChange({ works: event.target.checked })}
          />
          <i />
        </span>
        {written(name)}
      </div>
      {day.works ? (
        <>
          <div className="roster-span">
            <TimeSelect
              label={texts.opens(name)}
              value={day.opens}
              onChange={(opens) => onChange({ opens })}
            />
            <span>{texts.to}</span>
            <TimeSelect
              label={texts.closes(name)}
              value={day.closes}
              onChange={(closes) => onChange({ closes })}
            />
          </div>
          <PauseFields name={name} day={day} onChange={(pauses) => onChange({ pauses })} />
        </>
      ) : (
        <p className="roster-off">{texts.dayOff(firstName, name)}</p>
      )}
      <b className="roster-total num">{texts.worked(...hoursAndMinutes(minutesOfDay(day)))}</b>
      {problem && (
        <p className="field-error roster-problem" role="alert">
          {texts.objections[problem]}
        </p>
      )}
    </div>
  );
}
