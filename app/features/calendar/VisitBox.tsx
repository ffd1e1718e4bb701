import type { KeyboardEvent, PointerEvent } from "react";
import type { Box } from "#app/features/calendar/boxes.ts";
import { clockOf, minuteOf } from "#app/features/calendar/minutes.ts";
import { openMoney } from "#app/features/calendar/open-money.ts";
import { placeAt } from "#app/features/calendar/Placed.tsx";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { formats } from "#app/texts/en/public/formats.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import type { Buffer } from "#contract/front-desk.ts";

interface Props {
  box: Box;
  start: number;
  selected: boolean;
  dragging: boolean;
  /** Only one box of the calendar is in the tab order; the arrow keys lead to the others. */
  reachable: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** A visit on the calendar. */
export function VisitBox({
  box,
  start,
  selected,
  dragging,
  reachable,
  onOpen,
  onKeyDown,
  onPointerDown,
}: Props) {
  const { visit, from, to, services, lane, lanes } = box;
  const texts = useTexts(calendarTexts);
  const time = textsNow(formats)
    .timeSpan(clockOf(from), clockOf(to), true)
    .replaceAll(/ [ap]m/g, "");
  const minutes = to - from;
  const around = visit.buffers.filter(({ masterId }) => masterId === box.masterId);
  const open = openMoney(visit);
  return (
    <button
      ref={placeAt({ from, to, start, lane, lanes })}
      type="button"
      className={classes(
        "calendar-box",
        `calendar-box-${visit.status}`,
        minutes < 45 && "is-short",
        minutes < 25 && "is-shortest",
        selected && "is-selected",
        dragging && "is-dragging",
        open.length > 0 && "is-unpaid",
      )}
      title={visit.name}
      data-box={box.key}
      aria-pressed={selected}
      tabIndex={reachable ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <b>{visit.name}</b>
      <span className={minutes < 45 ? "sr" : undefined}>{services}</span>
      <span className={minutes < 60 ? "sr" : "num"}>{time}</span>
      <span className="sr">
        {[texts.states[visit.status], ...open, ...around.flatMap((buffer) => bufferWords(buffer, box))].join(
          ", ",
        )}
      </span>
    </button>
  );
}

/** 'set-up from 11:45 am' or 'clean-up until 5:45 pm', if it adjoins the box. */
function bufferWords({ kind, startsAt, endsAt }: Buffer, { from, to }: Box): string[] {
  const texts = textsNow(gridTexts);
  if (kind === "preparation" && minuteOf(endsAt) === from)
    return [texts.setUpFrom(clockOf(minuteOf(startsAt)))];
  if (kind !== "preparation" && minuteOf(startsAt) === to)
    return [texts.cleanUpUntil(clockOf(minuteOf(endsAt)))];
  return [];
}
