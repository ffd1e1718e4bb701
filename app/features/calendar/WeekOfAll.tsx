import "#app/features/calendar/styles/week.css";
import { type Box, hoursShown } from "#app/features/calendar/boxes.ts";
import { clockOf } from "#app/features/calendar/minutes.ts";
import { openMoney } from "#app/features/calendar/open-money.ts";
import { quarters, type WeekCell, weekCell } from "#app/features/calendar/week-cells.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { calendarWeekTexts } from "#app/texts/en/dashboard/calendar-week.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Calendar } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  calendar: Calendar;
  masters: Master[];
  today: string;
  selectedId: string | null;
  onSelect: (visitId: string) => void;
  /** Opens a day. On a phone, where a day has room for one master, the day of that master. */
  onDay: (date: string, masterId?: string) => void;
  onMaster: (masterId: string) => void;
}

/** A week of all masters: each master's guests on each day, and how many hours are free. */
export function WeekOfAll({ calendar, masters, today, selectedId, onSelect, onDay, onMaster }: Props) {
  const texts = useTexts(calendarWeekTexts);
  const range = hoursShown(calendar.days, calendar.visits);
  return (
    <div className="calendar-scroll">
      <table className="card week-table" aria-label={texts.week}>
        <thead>
          <tr>
            <td />
            {calendar.days.map(({ date, chairsInUse }) => (
              <th
                key={date}
                ref={date === today ? scrollTo : undefined}
                scope="col"
                className={classes(date === today && "is-today")}
              >
                <button
                  type="button"
                  className="link"
                  aria-label={texts.openDay(dayName(date))}
                  onClick={() => onDay(date)}
                >
                  {dayName(date)}
                </button>
                <span className="num">{texts.booked(chairsInUse)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {masters.map((master) => (
            <tr key={master._id}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={texts.weekOf(master.name)}
                  onClick={() => onMaster(master._id)}
                >
                  <Avatar name={master.name} photo={master.photo} size="s" />
                  <span>{master.name}</span>
                </button>
              </th>
              {calendar.days.map(({ date }) => (
                <td key={date} className={classes(date === today && "is-today")}>
                  <button
                    type="button"
                    className="week-date link"
                    aria-label={texts.openDayOf(dayName(date), master.name)}
                    onClick={() => onDay(date, master._id)}
                  >
                    {dayName(date)}
                  </button>
                  <Cell
                    cell={weekCell(calendar, master._id, date)}
                    range={range}
                    selectedId={selectedId}
                    onSelect={onSelect}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  cell: WeekCell;
  range: { from: number; to: number };
  selectedId: string | null;
  onSelect: (visitId: string) => void;
}

/** The week is wider than most screens, and today may be its last day. */
function scrollTo(head: HTMLElement | null): void {
  const scroller = head?.closest("div");
  if (head && scroller) scroller.scrollLeft = head.offsetLeft + head.offsetWidth - scroller.clientWidth;
}

/** The week narrows as a visit opens beside it. */
function keepInSight(pressed: HTMLElement | null): void {
  pressed?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function Cell({ cell: { off, boxes, free }, range, selectedId, onSelect }: CellProps) {
  const texts = useTexts(calendarWeekTexts);
  if (off) return <p className="week-off">{texts.dayOff}</p>;
  const part = (minutes: number) => (minutes / (range.to - range.from)) * 100;
  return (
    <>
      <svg className="week-track" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {boxes.map(({ key, from, to, visit, inTimeOff }) => (
          <rect
            key={key}
            className={inTimeOff ? "is-clash" : `is-${visit.status}`}
            x={part(from - range.from)}
            width={part(to - from)}
            height="8"
          />
        ))}
      </svg>
      <ul>
        {boxes.map((box) => (
          <li key={box.key}>
            <Visit
              box={box}
              selected={box.visit._id === selectedId}
              onSelect={() => onSelect(box.visit._id)}
            />
          </li>
        ))}
      </ul>
      <p className="week-free num">{free < 15 ? texts.full : texts.free(numberText(quarters(free)))}</p>
    </>
  );
}

interface VisitProps {
  box: Box & { inTimeOff: boolean };
  selected: boolean;
  onSelect: () => void;
}

function Visit({ box: { from, visit, inTimeOff }, selected, onSelect }: VisitProps) {
  const texts = useTexts(calendarWeekTexts);
  const { states } = useTexts(calendarTexts);
  const open = openMoney(visit);
  return (
    <button
      type="button"
      className={classes(
        "week-visit",
        inTimeOff ? "is-clash" : `is-${visit.status}`,
        open.length > 0 && "is-unpaid",
      )}
      aria-pressed={selected}
      ref={selected ? keepInSight : undefined}
      onClick={onSelect}
    >
      <span className="num">{clockOf(from).replace(/ [ap]m$/, "")}</span> {visit.name}
      <span className="sr">
        {" "}
        {[states[visit.status], ...(inTimeOff ? [texts.inTimeOff] : []), ...open].join(", ")}
      </span>
    </button>
  );
}

function dayName(date: string): string {
  const noon = `${date}T12:00:00Z`;
  return `${inSalon("weekday", noon, "UTC")} ${inSalon("day", noon, "UTC")}`;
}
