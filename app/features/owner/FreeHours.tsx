import type { CSSProperties } from "react";
import { clockOf, hourName, minuteOf } from "#app/features/calendar/minutes.ts";
import { type MasterDay, masterDays, type Stretch } from "#app/features/owner/free-gaps.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Calendar } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  calendar: Calendar;
  date: string;
  now: number;
  /** Called when a guest is to be booked, with the master and the minute of the day. */
  onBook: (masterId: string, minute: number) => void;
}

/** What is free of each master's day: a line on a desktop, a row of times on a phone. */
export function FreeHours({ calendar, date, now, onBook }: Props) {
  const texts = useTexts(adminHomeTexts);
  const wall = inSalon("wall", now, calendar.zone);
  const nowMinute = minuteOf(`${date}T${wall}`);
  const days = masterDays(calendar, date, nowMinute);
  const count = days.reduce((sum, { free }) => sum + free.length, 0);
  const shown = hoursShown(days);
  const nameOf = (id: string) => calendar.masters.find(({ _id }) => _id === id);
  return (
    <section aria-labelledby="free-hours">
      <h2 className="h4 num mb-3.5" id="free-hours">
        {texts.free(count, numberText(count))}
      </h2>
      <div className="card free-hours num">
        {count === 0 && <p className="muted">{texts.freeNone}</p>}
        {days.length > 0 && <Scale shown={shown} />}
        {days.map((day) => {
          const master = nameOf(day.masterId);
          return (
            master && (
              <Line
                key={day.masterId}
                day={day}
                master={master}
                shown={shown}
                now={nowMinute}
                onBook={onBook}
              />
            )
          );
        })}
        {days.length > 0 && (
          <p className="free-legend home-legend sm muted">
            <span className="free-legend-line">
              <i className="free-live" />
              {texts.inChair}
            </span>
            <span className="free-legend-line">
              <i className="free-visit" />
              {texts.booked}
            </span>
            {count > 0 && (
              <span>
                <i className="free-dashed" />
                {texts.pressToBook}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function Scale({ shown }: { shown: Stretch }) {
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, index) => shown.from + index * 60);
  return (
    <div className="free-scale" aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} style={placed({ from: minute, to: minute + 60 }, shown)}>
          {hourName(minute)}
        </span>
      ))}
    </div>
  );
}

interface LineProps {
  day: MasterDay;
  master: Master;
  shown: Stretch;
  now: number;
  onBook: Props["onBook"];
}

function Line({ day: { masterId, works, busy, free }, master, shown, now, onBook }: LineProps) {
  const texts = useTexts(adminHomeTexts);
  const [firstName = ""] = master.name.split(" ");
  return (
    <div className="free-line">
      <b>
        <Avatar name={master.name} photo={master.photo} size="s" />
        {firstName}
      </b>
      <div className="free-track">
        {works.map((work) => (
          <span key={work.from} className="free-work" style={placed(work, shown)} />
        ))}
        {busy.map((one) => (
          <span
            key={`${one.kind}-${one.from}-${one.to}`}
            className={`free-${one.kind}${one.to <= now ? " is-past" : ""}`}
            style={placed(one, shown)}
          />
        ))}
        {free.map((gap) => (
          <button
            // The end of a gap stays the same as time goes on, so the focus stays, too.
            key={gap.to}
            type="button"
            className="free-gap"
            style={placed(gap, shown)}
            onClick={() => onBook(masterId, gap.from)}
          >
            <span className="sr">{texts.book(master.name)}, </span>
            <span className="free-gap-from">{clockOf(gap.from)}, </span>
            <Length of={gap} />
          </button>
        ))}
        {free.length === 0 && <p className="free-none sm muted">{texts.nothingFree(firstName)}</p>}
        {now > shown.from && now < shown.to && (
          <span className="free-now" style={placed({ from: now, to: now }, shown)} />
        )}
      </div>
    </div>
  );
}

/** How long a gap is. A gap that is too narrow for both shows the number alone. */
function Length({ of: gap }: { of: Stretch }) {
  const [number, unit] = lengthOf(gap).split(" ");
  return (
    <>
      {number} <span className="free-gap-unit">{unit}</span>
    </>
  );
}

/** The full hours that cover everybody's work and visits. */
function hoursShown(days: MasterDay[]): Stretch {
  const works = days.flatMap(({ works, busy }) => [...works, ...busy.filter(({ kind }) => kind !== "off")]);
  return {
    from: Math.floor(Math.min(...works.map(({ from }) => from), 24 * 60) / 60) * 60,
    to: Math.ceil(Math.max(...works.map(({ to }) => to), 0) / 60) * 60,
  };
}

/** The position of a stretch on a line; a phone has no lines. */
function placed({ from, to }: Stretch, shown: Stretch): CSSProperties {
  const whole = shown.to - shown.from;
  const place = {
    "--left": `${(100 * (from - shown.from)) / whole}%`,
    "--width": `${(100 * (to - from)) / whole}%`,
  };
  return place as CSSProperties;
}

/** '50 min', '½ h', '1½ h'. */
function lengthOf({ from, to }: Stretch): string {
  const texts = textsNow(adminHomeTexts);
  const minutes = to - from;
  const quarters = ["", "¼", "½", "¾"][Math.floor((minutes % 60) / 15)] ?? "";
  if (minutes < 60) return minutes % 15 === 0 ? texts.hours(quarters) : texts.minutes(numberText(minutes));
  return texts.hours(`${numberText(Math.floor(minutes / 60))}${quarters}`);
}
