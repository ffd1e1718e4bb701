import type { Transaction } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
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

/** How often a write is tried again because another desk has just written its new guest down. */
const retriesOfNewGuest = 2;

/** Writes for a caller, and once more where another desk has written the same new guest down meanwhile, who is known then. */
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
  /** How a guest without an account is told from now on. */
  chosen?: ChoicesSaid;
}

export interface GuestOfCaller {
  id: string;
  /** Nothing is known of a new one, what the desk has chosen before neither. */
  isNew: boolean;
  writes: (Write | null)[];
}

/**
 * The guest that the desk books for: the one that it has found, else the one of this number and name, else the one of this
 * number, else a new one. A guest with an account is never taken by a number, which anybody can type into an account.
 * @returns the guest's id, and what is to be written before the booking; `not_found` for one who is gone
 */
export async function guestOfCaller(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { name, phone, email = "", guestId, isNewGuest = false, chosen = {} }: Caller,
  now: number,
): Promise<Result<GuestOfCaller>> {
  const phoneKey = numberKey(phone);
  const booked = (guest: GuestRow) => {
    // Texts to another number than the guest's are for this time alone.
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
    (await findGuestOfDesk(tx, { phoneKey, name })) ??
    same.find((guest) => guest.name.toLowerCase() === name.toLowerCase());
  const meant = named ?? (isNewGuest ? undefined : same[0]);
  // The import that brought the guest may have been taken back just now: then it is a new one.
  const known = meant && (await lockWholeGuest(app, tx, meant.id));
  const fields = { name, phone, email, address: "" };
  return ok(known ? booked(known) : { ...guestInserts(tx, fields, now, chosen), isNew: true });
}
