import type { Bits } from "#domain/availability/bits.ts";
import { openRow } from "#domain/availability/open-row.ts";
import type { Diary, SpecialHours, WeeklySpan } from "#domain/availability/types.ts";
import type { Window } from "#domain/availability/window.ts";

/** What was made of one list of hours, for as long as somebody has the list. */
interface Made {
  masterId: string | null;
  exceptions: readonly SpecialHours[];
  byWindow: WeakMap<Window, Bits>;
}

const known = new WeakMap<readonly WeeklySpan[], Made>();

/**
 * As `openRow`. Hours stay while what is taken changes, so the row of a window is made once for a catalogue that is kept. It is shared
 * and must not be changed.
 * @param window as `windowOf` gives it
 */
export function keptOpenRow(
  hours: readonly WeeklySpan[],
  masterId: string | null,
  diary: Pick<Diary, "exceptions" | "salon">,
  window: Window,
): Bits {
  const { byWindow } = madeOf(hours, masterId, diary.exceptions);
  const found = byWindow.get(window);
  if (found) return found;
  const row = openRow(hours, masterId, diary, window);
  byWindow.set(window, row);
  return row;
}

function madeOf(
  hours: readonly WeeklySpan[],
  masterId: string | null,
  exceptions: readonly SpecialHours[],
): Made {
  const made = known.get(hours);
  if (made && made.masterId === masterId && made.exceptions === exceptions) return made;
  const fresh = { masterId, exceptions, byWindow: new WeakMap<Window, Bits>() };
  known.set(hours, fresh);
  return fresh;
}
