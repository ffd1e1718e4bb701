import type { BufferSpan } from "#app/features/calendar/buffers.ts";
import { Placed } from "#app/features/calendar/Placed.tsx";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/**
 * A master's time before or after the guest's. It is drawn and never bookable. The visit's box says the same to
 * screen readers.
 */
export function BufferBox({ buffer, start }: { buffer: BufferSpan; start: number }) {
  const texts = useTexts(gridTexts);
  const { kind, from, to, lane, lanes } = buffer;
  const what = { preparation: texts.setUp, cleanup: texts.cleanUp, between: texts.between }[kind];
  const minutes = to - from;
  return (
    <Placed className="calendar-buffer" place={{ from, to, start, lane, lanes }} aria-hidden="true">
      {minutes >= 15 && <span>{texts.buffer(what, minutes)}</span>}
    </Placed>
  );
}
