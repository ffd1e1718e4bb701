import { ableMasters } from "#domain/availability/able-masters.ts";
import { has } from "#domain/availability/bits.ts";
import { leastBusyOn } from "#domain/availability/choose.ts";
import { masterFits, roomFits, startsOf } from "#domain/availability/fits.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import type { Search } from "#domain/availability/search.ts";
import type { Choice } from "#domain/availability/seating.ts";
import type { CellSpan } from "#domain/availability/timing.ts";
import type { Diary, Visit, VisitService } from "#domain/availability/types.ts";
import { startOfCell } from "#domain/time/cells.ts";
import type { Span } from "#domain/time/span.ts";

/**
 * A reason with the time that the visit would need there, in epoch milliseconds. A master's time excludes processing.
 */
export interface Blocker {
  reason: Reason;
  needed: Span[];
}

/**
 * What prevents a visit that cannot be seated at a cell of the window, each reason once: services that no requested
 * master performs. If there are none, the visit is seated as far as possible, and everything against the next service
 * is listed.
 */
export function blockers(diary: Diary, visit: Visit, found: Search, at: number): Blocker[] {
  const unperformed = visit.services.filter((wanted) => !isPerformed(wanted, diary));
  if (unperformed.length > 0) {
    return unperformed.map(({ serviceId, masterId }) => ({
      reason: { code: "not_performed", serviceId, masterId },
      needed: [],
    }));
  }
  const [frame] = found.window.asked;
  if (!frame) throw new Error("a window has the date that it was made for");
  const prefer = leastBusyOn(frame, found.window);
  for (let point = found.seating; point.choices.length > 0; ) {
    const choices = point.choices.toSorted((one, other) => prefer(one.row, other.row));
    const fitting = choices.find((choice) => has(choice.fits, at + choice.at));
    if (!fitting) return withoutRepeats(choices.flatMap((choice) => against(choice, found, at + choice.at)));
    point = fitting.next;
  }
  throw new Error("a visit that can be seated was asked for what stands against it");
}

function isPerformed(wanted: VisitService, diary: Diary): boolean {
  return diary.services.some(({ id }) => id === wanted.serviceId) && ableMasters(wanted, diary).length > 0;
}

function against({ step, row }: Choice, { rows, window }: Search, at: number): Blocker[] {
  const serviceId = step.service.id;
  const masterId = row.master.id;
  const { customer, master, room } = step.timing;
  const spansOf = (...spans: CellSpan[]): Span[] =>
    spans.map(({ from, to }) => ({
      from: startOfCell(window.first + at + from),
      to: startOfCell(window.first + at + to),
    }));
  if (!has(startsOf(rows.open, customer), at))
    return [{ reason: { code: "closed", serviceId }, needed: spansOf(customer) }];
  const found: Blocker[] = [];
  const needed = spansOf(...master);
  if (!has(masterFits(step.timing, row.works), at))
    found.push({ reason: { code: "master_off", serviceId, masterId }, needed });
  else if (!has(masterFits(step.timing, row.free), at))
    found.push({ reason: { code: "master_busy", serviceId, masterId }, needed });
  if (step.room && !has(roomFits(step.timing, step.room, rows, rows.open.length * 32), at))
    found.push({ reason: { code: "room_busy", serviceId, roomId: step.room.id }, needed: spansOf(room) });
  return found;
}

function withoutRepeats(blockers: readonly Blocker[]): Blocker[] {
  return [...new Map(blockers.map((blocker) => [JSON.stringify(blocker.reason), blocker])).values()];
}
