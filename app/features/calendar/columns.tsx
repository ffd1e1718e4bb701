import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import type { View } from "#app/features/calendar/view.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Calendar } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Order {
  view: View;
  date: string;
  /** The masters of a day's columns. */
  masters: Master[];
  /** The master of a week. */
  one: Master;
  calendar: Calendar;
  onDay: (date: string) => void;
  /** What stands below a master's name instead of the role: how the visit being moved fits. */
  noteOf: (masterId: string) => string | undefined;
}

/** A day has one column per master; a week has one column per day of one master. */
export function columnsOf({ view, date, masters, one, calendar, onDay, noteOf }: Order): Column[] {
  if (view === "day") {
    return masters.map(({ _id, name, role, photo }) => ({
      key: _id,
      date,
      masterId: _id,
      label: name,
      head: (
        <>
          <Avatar name={name} photo={photo} size="s" />
          <span className="min-w-0">
            <b>{name}</b>
            <span>{noteOf(_id) ?? role}</span>
          </span>
        </>
      ),
    }));
  }
  return calendar.days.map((day) => {
    const noon = `${day.date}T12:00:00Z`;
    return {
      key: day.date,
      date: day.date,
      masterId: one._id,
      label: textsNow(calendarTexts).columnOf(one.name, inSalon("shortDay", noon, "UTC")),
      head: (
        <button type="button" className="calendar-day" onClick={() => onDay(day.date)}>
          <span>{inSalon("weekday", noon, "UTC")}</span>
          <b className="num">{inSalon("day", noon, "UTC")}</b>
        </button>
      ),
    };
  });
}
