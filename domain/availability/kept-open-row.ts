import type { Bits } from "#domain/availability/bits.ts";
import { openRow } from "#domain/availability/open-row.ts";
import type { Diary, SpecialHours, WeeklySpan } from "#domain/availability/types.ts";
import type { Window } from "#domain/availability/window.ts";

/** What was computed from one list of hours, kept as long as the list is in use. */
interface Made {
  masterId: string | null;
  exceptions: readonly SpecialHours[];
  byWindow: WeakMap<Window, Bits>;
}

const known = new WeakMap<readonly WeeklySpan[], Made>();

/**
 * Like `openRow`. Hours stay the same while claims change, so the row of a window is computed once for a cached
 * catalogue. It is shared and must not be changed.
 * @param window as returned by `windowOf`
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
