import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { sameName } from "#domain/names.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { ChoicesSaid } from "#server/database/guest-choices.ts";
import {
  findGuestOfDesk,
  type GuestRow,
  guestActiveUpdate,
  guestInserts,
  listGuestsOfNumber,
} from "#server/database/guests.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockWholeGuest } from "#server/usecases/guests/lock-guest.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** How often a write is tried again because another desk has just created the same new guest. */
const retriesOfNewGuest = 2;

/** Writes for a caller. Tries again if another desk has just created the same new guest, who is then found. */
export async function withCaller<Written>(
  app: DatabaseAndClock,
  write: () => Promise<Written>,
  retries = retriesOfNewGuest,
): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (retries === 0 || !app.engine.violates(error, "guestOfDesk")) throw error;
    return await withCaller(app, write, retries - 1);
  }
}

export interface Caller {
  name: string;
  phone: string;
  email?: string | undefined;
  guestId?: string | undefined;
  isNewGuest?: boolean | undefined;
  /** How to tell a guest without an account from now on. */
  chosen?: ChoicesSaid;
}

export interface GuestOfCaller {
  id: string;
  /** Whether the guest is new, so that nothing is known of them, including what the desk chose before. */
  isNew: boolean;
  writes: (Write | null)[];
}

/**
 * The guest that the desk books for: the one it has picked, else the one with this number and name, else the one with
 * this number, else a new one. A guest with an account is never matched by number, since anybody can type any number
 * into an account.
 * @returns the guest's id, and what to write before the booking; `not_found` for a guest who is gone
 */
export async function guestOfCaller(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { name, phone, email = "", guestId, isNewGuest = false, chosen = {} }: Caller,
  now: number,
): Promise<Result<GuestOfCaller>> {
  const phoneKey = numberKey(phone);
  const booked = (guest: GuestRow) => {
    // A choice of texts to a number other than the guest's is not remembered.
    const byText = guest.phone_key === phoneKey ? chosen.byText : undefined;
    const kept = guest.user_id === null ? { ...chosen, byText } : {};
    return { id: guest.id, isNew: false, writes: [guestActiveUpdate(tx, guest.id, now, kept)] };
  };
  if (guestId !== undefined) {
    const found = await lockWholeGuest(app, tx, guestId);
    return found ? ok(booked(found)) : refuse("not_found", "This guest is gone. Find the guest again.");
  }
  const same = await listGuestsOfNumber(tx, phoneKey);
  const named =
    (await findGuestOfDesk(tx, { phoneKey, name })) ?? same.find((guest) => sameName(guest.name, name));
  const meant = named ?? (isNewGuest ? undefined : same[0]);
  // The import that created the guest may have just been taken back. The guest is then a new one.
  const known = meant && (await lockWholeGuest(app, tx, meant.id));
  const fields = { name, phone, email, address: "" };
  return ok(known ? booked(known) : { ...guestInserts(tx, fields, now, chosen), isNew: true });
}
