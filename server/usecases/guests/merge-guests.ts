import type { Transaction } from "kysely";
import { decideMerge, type Replaced } from "#domain/guests/merging.ts";
import { audit } from "#server/database/audit-log.ts";
import { insertGuestMerge, moveParts } from "#server/database/guest-merges.ts";
import {
  findGuest,
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

/** Which of the two guests each field is kept from. */
export type FieldsKept = Record<(typeof fieldNames)[number], "this" | "other">;

/**
 * Merges two guests, for the desk only. Bookings and notes stay with the guest they were written for, and are read
 * together. This way no visit that is being booked is lost, no account gains a visit, and the merge can be taken back.
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
      // Always in the same order, so that two merges of the same guests can't deadlock.
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

async function write(
  tx: Transaction<Schema>,
  { kept, gone, actorId }: { kept: GuestRow; gone: GuestRow; actorId: string },
  fields: GuestFields,
  now: number,
): Promise<string> {
  const moved = [...(await listParts(tx, [gone.id])).keys()];
  await moveParts(tx, moved, kept.id);
  // An account keeps its own address.
  const { email, ...others } = fields;
  const change: Partial<GuestFields> = kept.user_id === null ? fields : others;
  const replaced: Replaced = Object.fromEntries(
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
