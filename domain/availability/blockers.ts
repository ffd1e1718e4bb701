import { ableMasters } from "./able-masters.ts";
import { has } from "./bits.ts";
import { leastBusyOn } from "./choose.ts";
import { masterFits, roomFits, startsOf } from "./fits.ts";
import { type Reason, withoutRepeats } from "./reasons.ts";
import type { Search } from "./search.ts";
import type { Choice } from "./seating.ts";
import type { Diary, Visit, VisitService } from "./types.ts";

/**
 * What stands against a visit that cannot be seated at a cell of the window: services that nobody asked performs,
 * or else, with the visit seated as far as it goes, everything against the next service.
 */
export function blockers(diary: Diary, visit: Visit, found: Search, at: number): Reason[] {
  const unperformed = visit.services.filter((wanted) => !isPerformed(wanted, diary));
  if (unperformed.length > 0) {
    return unperformed.map(({ serviceId, masterId }) => ({ code: "not_performed", serviceId, masterId }));
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

function against({ step, row }: Choice, { rows }: Search, at: number): Reason[] {
  const serviceId = step.service.id;
  const masterId = row.master.id;
  if (!has(startsOf(rows.open, step.timing.customer), at)) return [{ code: "closed", serviceId }];
  const reasons: Reason[] = [];
  if (!has(masterFits(step.timing, row.works), at)) reasons.push({ code: "master_off", serviceId, masterId });
  else if (!has(masterFits(step.timing, row.free), at)) {
    reasons.push({ code: "master_busy", serviceId, masterId });
  }
  if (step.room && !has(roomFits(step.timing, step.room, rows, rows.open.length * 32), at)) {
    reasons.push({ code: "room_busy", serviceId, roomId: step.room.id });
  }
  return reasons;
}
