import type { Box } from "#app/features/calendar/boxes.ts";
import { partsOn } from "#app/features/calendar/minutes.ts";
import type { Buffer, CalendarHold, CalendarVisit } from "#contract/front-desk.ts";

/** A master's time before or after the guest's, as a box of the calendar. Minutes from the salon's midnight. */
export interface BufferSpan {
  key: string;
  kind: Buffer["kind"];
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** The preparation and clean-up times in a column, beside the boxes of their visits. */
export function buffersIn(
  { visits, holds }: { visits: readonly CalendarVisit[]; holds: readonly CalendarHold[] },
  boxes: readonly Box[],
  column: { masterId: string; date: string },
): BufferSpan[] {
  return [...visits, ...holds].flatMap(({ _id, buffers }) =>
    partsOn(buffers, column).map(({ kind, startsAt, from, to }) => {
      const beside = boxes.find((box) => box.visit._id === _id && (box.to === from || box.from === to));
      return {
        key: `${_id}-${startsAt}`,
        kind,
        from,
        to,
        lane: beside?.lane ?? 0,
        lanes: beside?.lanes ?? 1,
      };
    }),
  );
}
