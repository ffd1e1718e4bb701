import { audit } from "#server/database/audit-log.ts";
import { findGuest, type GuestFields, guestInserts, updateGuest } from "#server/database/guests.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockWholeGuest } from "#server/usecases/guests/lock-guest.ts";
import { ok, type Refusal, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/**
 * Writes down a guest without an account; the same with the same key again answers the one who is written down. Refuses
 * one that the desk has already.
 * @returns the guest's id
 */
export async function createGuest(
  app: DatabaseAndClock,
  actorId: string,
  { key, ...fields }: GuestFields & { key?: string | undefined },
): Promise<Result<string>> {
  const id = idOfMade("guest", actorId, { ...fields, key });
  const write = () =>
    app.engine.transaction(async (tx) => {
      await app.engine.together(tx, guestInserts(tx, fields, app.now(), { id }).writes);
      await audit(tx, { actorId, action: "create_guest", subjectId: id }, app.now());
      return ok(id);
    });
  return await writtenOnce(
    async () => ((await findGuest(app.engine.read, id)) ? ok(id) : undefined),
    () => unlessKnown(app, write),
  );
}

/** Changes a guest's details. What is left out stays. An account keeps its e-mail address. */
export async function changeGuest(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  change: Partial<GuestFields>,
): Promise<Result<number>> {
  return await unlessKnown(app, () =>
    app.engine.transaction(async (tx) => {
      const guest = await lockWholeGuest(app, tx, id);
      if (!guest) return refuse("not_found", "There is no such guest.");
      if (guest.user_id !== null && change.email !== undefined && change.email !== guest.email) {
        return refuseField(
          "email",
          "This is the address of the guest's account: only the guest can change it",
        );
      }
      await updateGuest(tx, guest, change);
      await audit(tx, { actorId, action: "change_guest", subjectId: guest.id }, app.now());
      return ok(1);
    }),
  );
}

/** Turns a violation of the rule of one guest per number and name into a refusal. */
export async function unlessKnown<Value>(
  app: DatabaseAndClock,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!app.engine.violates(error, "guestOfDesk")) throw error;
    return known();
  }
}

function known(): Refusal {
  return refuse("name_taken", "There is a guest with this name and number already. Merge the two instead.");
}
