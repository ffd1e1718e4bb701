import { createHash } from "node:crypto";
import { internationalMobile } from "#domain/mobile.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Whose notice settings apply to a visit: the account's, else the address's, else the number's. */
export function subjectOfNotices(
  { seal }: Pick<UseCases, "seal">,
  { user_id, email, phone }: Pick<BookingRow, "user_id" | "email" | "phone">,
): string {
  if (user_id !== null) return `user:${user_id}`;
  if (email !== "") return `address:${createHash("sha256").update(email.toLowerCase()).digest("hex")}`;
  // Use a keyed seal: a plain hash of a number could be reversed by trying all numbers.
  return `number:${seal(`notices of ${internationalMobile(phone) ?? phone}`)}`;
}

/** The subjects of a guest without an account who was told at an address or a number. */
export function subjectsOfGuest(
  app: Pick<UseCases, "seal">,
  contact: Pick<BookingRow, "email" | "phone">,
): string[] {
  return ["", contact.email].map((email) => subjectOfNotices(app, { ...contact, user_id: null, email }));
}
