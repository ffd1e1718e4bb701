import type { Language } from "#domain/language.ts";
import type { HeldOffer } from "#server/database/offered-hours.ts";

/** What somebody at the desk books. */
export interface DeskRequest {
  name: string;
  phone: string;
  /** Lower case; a phone booking may have none. */
  email?: string | undefined;
  /** The guest that the desk has picked; absent: the guest without an account who has this number, or a new one. */
  guestId?: string | undefined;
  /**
   * Whether this is a new guest, even if others have this number. A guest with the same number and name is used anyway.
   */
  isNewGuest?: boolean | undefined;
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order; absent: anyone. */
  masters?: readonly string[] | undefined;
  /** Epoch milliseconds, from the current five minutes on. */
  startsAt: number;
  note?: string | undefined;
  /** The language for a guest without an account, from now on. */
  language?: Language | undefined;
  /** Whether the guest has asked for texts; absent: as the desk last chose. */
  byText?: boolean | undefined;
  /**
   * The hour offered to the guest from the waiting list. The visit takes its place, and belongs to the account that
   * waited.
   */
  offered?: (Pick<HeldOffer, "id" | "purchaseId" | "holdId"> & { userId: string | null }) | undefined;
  /** The guest's package, of which a session pays for one of the services. */
  packageId?: string | undefined;
  /** A discount code as it was typed. */
  code?: string | undefined;
  /** What the guest was told to pay at the salon; absent: not compared. */
  dueCents?: number | undefined;
  /** Whether a program with an API key books. It can't use what a guest has paid for. */
  byProgram?: boolean | undefined;
  /** Idempotency key: requests with the same key book one visit. */
  key?: string | undefined;
}
