import type { Transaction } from "kysely";
import { canTakeBack, type Merge, type Replaced, takeOut } from "#domain/guests/merging.ts";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  changeMergeFields,
  endGuestMerge,
  findGuestMerge,
  type GuestMergeRow,
  listMergesSince,
  moveParts,
} from "#server/database/guest-merges.ts";
import { replaceTerms } from "#server/database/guest-terms.ts";
import {
  findGuest,
  type GuestFields,
  listNumbersOfVisits,
  listParts,
  updateGuest,
} from "#server/database/guests.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockWholeGuest } from "#server/usecases/guests/lock-guest.ts";
import { unlessKnown } from "#server/usecases/guests/save-guest.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Takes a merge back within 30 days, in any order. Each guest again has the visits and notes that were written for
 * them, and nothing of the other's. What was written since the merge stays with the guest that was kept, and so does a
 * field that the desk has changed since.
 * @returns how many were taken back
 */
export async function unmergeGuests(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  return await unlessKnown(app, () =>
    app.engine.transaction(async (tx) => {
      const asked = await findGuestMerge(tx, id);
      const whole = asked && (await lockWholeGuest(app, tx, asked.kept_id));
      const merge = whole && (await findGuestMerge(tx, id));
      if (!merge || !canTakeBack(merge.at, app.now())) return refuseLate();
      const parts = await listParts(tx, [whole.id]);
      const later = await listMergesSince(tx, [...parts.keys()], merge);
      // First restore the names of the guests that stay: they may have come from the one that leaves.
      await giveBack(tx, merge, later);
      await separate(tx, merge, later, parts);
      await endGuestMerge(tx, id, app.now());
      await audit(tx, { actorId, action: "unmerge_guests", subjectId: merge.kept_id }, app.now());
      return ok(1);
    }),
  );
}

function refuseLate(): Refusal {
  return refuse("not_found", "This merge can't be taken back any more.");
}

/**
 * Removes what the merge brought from the kept guests: their fields, their search terms, and the records of later
 * merges.
 */
async function giveBack(
  tx: Transaction<Schema>,
  merge: GuestMergeRow,
  later: readonly GuestMergeRow[],
): Promise<void> {
  const guests = new Map<string, GuestFields>();
  for (const { kept_id } of [merge, ...later]) {
    const guest = await findGuest(tx, kept_id);
    if (guest) guests.set(kept_id, guest);
  }
  const taken = takeOut(toMerge(merge), later.map(toMerge), (guestId) => ({ ...guests.get(guestId) }));
  for (const [mergeId, fields] of taken.merges) await changeMergeFields(tx, mergeId, fields);
  for (const guestId of new Set([merge.kept_id, ...taken.guests.keys()])) {
    const guest = await findGuest(tx, guestId);
    if (!guest) continue;
    const change = taken.guests.get(guestId) ?? {};
    await updateGuest(tx, guest, change);
    const numbers = await listNumbersOfVisits(tx, guestId);
    const others = numbers.flatMap((phone) =>
      termsOf({ name: "", email: "", address: "", phoneKey: numberKey(phone) }),
    );
    await replaceTerms(tx, { ...guest, ...change }, others);
  }
}

function toMerge({ id, kept_id, gone_id, fields }: GuestMergeRow): Merge {
  const replaced: Replaced = JSON.parse(fields);
  return { id, keptId: kept_id, goneId: gone_id, fields: replaced };
}

/**
 * Makes the merged guest separate again, with the parts that came along, except those that a later merge also moved.
 */
async function separate(
  tx: Transaction<Schema>,
  { kept_id: keptId, gone_id: goneId, moved }: GuestMergeRow,
  later: readonly GuestMergeRow[],
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  const came: string[] = JSON.parse(moved);
  const movedSince = later
    .map((one): string[] => JSON.parse(one.moved))
    .filter((ids) => !ids.includes(keptId));
  const stays = new Set(movedSince.flat());
  const still = came.filter((id) => id !== goneId && parts.has(id) && !stays.has(id));
  if (parts.has(goneId)) await moveParts(tx, [goneId], null);
  await moveParts(tx, still, goneId);
}
