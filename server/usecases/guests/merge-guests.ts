import type { Transaction } from "kysely";
import { canTakeBack, decideMerge } from "#domain/guests/merging.ts";
import { audit } from "#server/database/audit-log.ts";
import { endGuestMerge, findGuestMerge, insertGuestMerge, moveParts } from "#server/database/guest-merges.ts";
import {
  findGuest,
  findWholeGuest,
  type GuestFields,
  type GuestRow,
  listParts,
  updateGuest,
} from "#server/database/guests.ts";
import { newId } from "#server/database/new-id.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { unlessKnown } from "#server/usecases/guests/save-guest.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

const fieldNames = ["name", "phone", "email", "address"] as const;

/** Of which of two guests each field is kept. */
export type FieldsKept = Record<(typeof fieldNames)[number], "this" | "other">;

/**
 * Makes two guests one, for the desk alone: bookings and notes stay with whom they were written for, and are read together.
 * So a visit that is being booked meanwhile is not lost, no account is given a visit, and all of it can be taken back.
 * Refuses two accounts.
 */
export async function mergeGuests(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { otherId, kept }: { otherId: string; kept: FieldsKept },
): Promise<Result<{ keptId: string; mergeId: string }>> {
  return await unlessKnown(app, () =>
    app.engine.transaction(async (tx) => {
      // In one order, so that two merges of the same guests wait for each other.
      for (const one of [id, otherId].toSorted()) await app.engine.lock(tx, "guests", one);
      const one = await findGuest(tx, id);
      const other = await findGuest(tx, otherId);
      if (one?.listed !== 1 || other?.listed !== 1)
        return refuse("not_found", "One of the two guests is gone, or was merged already. Find them again.");
      const decided = decideMerge(toDecide(one), toDecide(other));
      if ("refused" in decided) return refuseMerge(decided.refused);
      const [keptGuest, gone] = decided.keptId === one.id ? [one, other] : [other, one];
      const mergeId = await write(
        tx,
        { kept: keptGuest, gone, actorId },
        fieldsOf({ one, other }, kept),
        app.now(),
      );
      return ok({ keptId: decided.keptId, mergeId });
    }),
  );
}

function toDecide({ id, user_id }: GuestRow) {
  return { id, userId: user_id };
}

function refuseMerge(why: "same" | "two_accounts"): Refusal {
  if (why === "same") return refuse("wrong_state", "This is one guest already.");
  return refuse(
    "wrong_state",
    "Both guests have an account, so they stay two: each account signs in and is deleted for itself.",
  );
}

function fieldsOf({ one, other }: { one: GuestRow; other: GuestRow }, kept: FieldsKept): GuestFields {
  const of = (name: keyof FieldsKept) => (kept[name] === "this" ? one : other)[name];
  return { name: of("name"), phone: of("phone"), email: of("email"), address: of("address") };
}

type Before = Partial<Record<keyof GuestFields, { was: string; became: string }>>;

async function write(
  tx: Transaction<Schema>,
  { kept, gone, actorId }: { kept: GuestRow; gone: GuestRow; actorId: string },
  fields: GuestFields,
  now: number,
): Promise<string> {
  const moved = [...(await listParts(tx, [gone.id])).keys()];
  await moveParts(tx, moved, kept.id);
  // An account's address is the account's.
  const { email, ...others } = fields;
  const change: Partial<GuestFields> = kept.user_id === null ? fields : others;
  const replaced: Before = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const became = change[name];
      return became === undefined || became === kept[name] ? [] : [[name, { was: kept[name], became }]];
    }),
  );
  await updateGuest(tx, kept, change);
  const id = newId();
  await insertGuestMerge(tx, {
    id,
    kept_id: kept.id,
    gone_id: gone.id,
    moved: JSON.stringify(moved),
    fields: JSON.stringify(replaced),
    actor_id: actorId,
    at: now,
    ended_at: null,
  });
  await audit(tx, { actorId, action: "merge_guests", subjectId: kept.id }, now);
  return id;
}

/**
 * Takes a merge back within 30 days: the guests are two again, each with the visits and notes that were written for them.
 * What was written since the merge stays with the one that was kept, and so does a field that the desk has changed since.
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
      if (!asked) return gone();
      await app.engine.lock(tx, "guests", asked.kept_id);
      const whole = await lockWhole(app, tx, asked.kept_id);
      const merge = await findGuestMerge(tx, id);
      if (!merge || !canTakeBack(merge.at, app.now())) return gone();
      const kept = await findGuest(tx, merge.kept_id);
      if (!kept || !whole) return gone();
      // First the kept one gets its own name back: the other one may have given it.
      await updateGuest(tx, kept, fieldsBefore(kept, JSON.parse(merge.fields)));
      await separate(tx, merge.gone_id, JSON.parse(merge.moved), whole.id);
      await endGuestMerge(tx, id, app.now());
      await audit(tx, { actorId, action: "unmerge_guests", subjectId: merge.kept_id }, app.now());
      return ok(1);
    }),
  );
}

/** The guest that one is a part of, locked: no other merge moves its parts meanwhile. */
async function lockWhole(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  id: string,
): Promise<GuestRow | undefined> {
  const whole = await findWholeGuest(tx, id);
  if (!whole || whole.id === id) return whole;
  await app.engine.lock(tx, "guests", whole.id);
  const now = await findWholeGuest(tx, id);
  return now?.id === whole.id ? now : await lockWhole(app, tx, id);
}

/** @param moved the parts that came with the one that is gone, itself among them @param from whose parts they are now */
async function separate(
  tx: Transaction<Schema>,
  goneId: string,
  moved: readonly string[],
  from: string,
): Promise<void> {
  const parts = await listParts(tx, [from]);
  const still = moved.filter((id) => id !== goneId && parts.has(id));
  if (parts.has(goneId)) await moveParts(tx, [goneId], null);
  await moveParts(tx, still, goneId);
}

function fieldsBefore(kept: GuestRow, fields: Before): Partial<GuestFields> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { was, became } = fields[name] ?? {};
      return was !== undefined && kept[name] === became ? [[name, was]] : [];
    }),
  );
}

function gone(): Refusal {
  return refuse("not_found", "This merge can't be taken back any more.");
}
