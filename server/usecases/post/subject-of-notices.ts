import { createHash } from "node:crypto";
import { internationalMobile } from "#domain/mobile.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The subject of notice settings for a visit: the account, else the address, else the number. */
export function subjectOfNotices(
  { seal }: Pick<UseCases, "seal">,
  { user_id, email, phone }: Pick<BookingRow, "user_id" | "email" | "phone">,
): string {
  if (user_id !== null) return `user:${user_id}`;
  if (email !== "") return `address:${createHash("sha256").update(email.toLowerCase()).digest("hex")}`;
  // A number is short enough to be found by its hash.
  return `number:${seal(`notices of ${internationalMobile(phone) ?? phone}`)}`;
}

/** The subjects of a guest without an account who was told at an address or a number. */
export function subjectsOfGuest(
  app: Pick<UseCases, "seal">,
  contact: Pick<BookingRow, "email" | "phone">,
): string[] {
  return ["", contact.email].map((email) => subjectOfNotices(app, { ...contact, user_id: null, email }));
}
