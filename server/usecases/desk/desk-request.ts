import type { Language } from "#domain/language.ts";
import type { HeldOffer } from "#server/database/offered-hours.ts";

/** What somebody at the desk books. */
export interface DeskRequest {
  name: string;
  phone: string;
  /** Lower case; a phone booking may have none. */
  email?: string | undefined;
  /** The guest that the desk has found; absent: the guest of this number without an account, or a new one. */
  guestId?: string | undefined;
  /** Another guest than those who have this number, unless one has this name, too. */
  isNewGuest?: boolean | undefined;
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order; absent: anyone. */
  masters?: readonly string[] | undefined;
  /** Epoch milliseconds, from the running five minutes on. */
  startsAt: number;
  note?: string | undefined;
  /** In which language a guest without an account is told from now on. */
  language?: Language | undefined;
  /** Whether the guest has asked for texts; absent: as the desk chose last. */
  byText?: boolean | undefined;
  /** The hour that is held for the guest, who waits: the visit takes its place, and is the account's that waits. */
  offered?: (HeldOffer & { userId: string | null }) | undefined;
  /** The guest's package of which a session pays one of the services. */
  packageId?: string | undefined;
  /** A code that takes something off, as it was typed. */
  code?: string | undefined;
  /** Whether a program with a key books, which uses nothing that a guest has paid for. */
  byProgram?: boolean | undefined;
  /** Sent again with the same key, a visit is booked once. */
  key?: string | undefined;
}
