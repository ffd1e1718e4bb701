import { type Box, closedIn } from "#app/features/calendar/boxes.ts";
import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import { clockOf, minuteOf, partsOn, type Timed } from "#app/features/calendar/minutes.ts";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Places } from "#contract/desk-changes.ts";
import type { Calendar } from "#contract/front-desk.ts";
import { overlap, type Span } from "#domain/time/span.ts";

export interface Wanted {
  box: Box;
  column: Pick<Column, "masterId" | "date" | "label">;
  /** Minutes from midnight. */
  from: number;
  places: Places;
  /** The first minute of the column that is not past. */
  begins: number;
}

/** Why a box can't go to a place of the calendar, as a sentence that names who or what is there. */
export function whyNotHere(calendar: Calendar, wanted: Wanted): string {
  const texts = textsNow(placeTexts);
  const { box, column, from, places, begins } = wanted;
  const master = calendar.masters.find(({ _id }) => _id === column.masterId)?.name ?? column.label;
  const place = places.places.find(({ masterId }) => masterId === column.masterId);
  if (place && !place.able) return texts.notPerformed(master, box.services);
  if (!place && column.masterId !== box.masterId) return texts.mastersStay;
  if (from < begins) return texts.past;
  const guest = { from, to: from + box.to - box.from };
  const around = withBuffers(box, guest);
  const others = [...calendar.visits, ...calendar.holds].filter(({ _id }) => _id !== box.visit._id);
  for (const other of others) {
    const there = partsOn<Timed>(other.items, column).find((span) => overlap(span, guest));
    if (!there) continue;
    const say = "holdEndsAt" in other ? texts.holdThere : texts.visitThere;
    return say(other.name || texts.aGuest, master, clockOf(there.from), clockOf(there.to));
  }
  const day = calendar.days.find(({ date }) => date === column.date);
  const closed = day && closedIn(day, column.masterId, calendar.timeOff, { from: 0, to: 24 * 60 });
  const shut = closed?.find((span) => overlap(span, around));
  if (shut) return texts.closedThere(shut.label, clockOf(shut.from), clockOf(shut.to), master);
  const beside = others.find((other) =>
    [...partsOn<Timed>(other.items, column), ...partsOn(other.buffers, column)].some((span) =>
      overlap(span, around),
    ),
  );
  return beside ? texts.bufferThere(beside.name || texts.aGuest) : texts.roomThere;
}

/** The guest's time with the preparation and clean-up that the box has now. */
function withBuffers({ visit, masterId, from, to }: Box, guest: Span): Span {
  const own = visit.buffers.filter((buffer) => buffer.masterId === masterId);
  const before = own.find(({ endsAt }) => minuteOf(endsAt) === from);
  const after = own.find(({ startsAt }) => minuteOf(startsAt) === to);
  return {
    from: guest.from - (before ? from - minuteOf(before.startsAt) : 0),
    to: guest.to + (after ? minuteOf(after.endsAt) - to : 0),
  };
}
