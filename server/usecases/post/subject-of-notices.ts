import { hash } from "node:crypto";
import { internationalMobile } from "#domain/mobile.ts";
import { provedNumber } from "#domain/mobile-proof.ts";
import type { NoticeKind } from "#domain/notices.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { findNoticeRefusal } from "#server/database/notice-refusals.ts";
import { findUser, type UserRow } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Whose notice settings apply to a visit: the account's, else the address's, else the number's. */
export function subjectOfNotices(
  { seal }: Pick<UseCases, "seal">,
  { user_id, email, phone }: Pick<BookingRow, "user_id" | "email" | "phone">,
): string {
  if (user_id !== null) return `user:${user_id}`;
  if (email !== "") return `address:${hash("sha256", email.toLowerCase())}`;
  // Use a keyed seal: a plain hash of a number could be reversed by trying all numbers.
  return `number:${seal(`notices of ${internationalMobile(phone) ?? phone}`)}`;
}

/**
 * The subjects of an account: its own, and those of its verified address and proved number, at which its person may have
 * been told before there was an account.
 */
export function subjectsOfAccount(app: Pick<UseCases, "seal">, user: UserRow): [string, ...string[]] {
  const { email, email_verified: isVerified } = user;
  const number = provedNumber(user);
  const guest = { user_id: null, email: "", phone: "" };
  return [
    `user:${user.id}`,
    ...(isVerified === 1 ? [subjectOfNotices(app, { ...guest, email })] : []),
    ...(number ? [subjectOfNotices(app, { ...guest, phone: number })] : []),
  ];
}

/** Whether the reader of notices about a visit wants none of a kind. A deleted account is a guest again. */
export async function hasRefused(
  app: Pick<UseCases, "engine" | "seal">,
  booking: Pick<BookingRow, "user_id" | "email" | "phone">,
  kind: NoticeKind,
): Promise<boolean> {
  const db = app.engine.read;
  const user = booking.user_id === null ? undefined : await findUser(db, booking.user_id);
  const subjects = user
    ? subjectsOfAccount(app, user)
    : [subjectOfNotices(app, booking), subjectOfNotices(app, { ...booking, user_id: null })];
  return await findNoticeRefusal(db, subjects, kind);
}

/** The subjects of a guest without an account who was told at an address or a number. */
export function subjectsOfGuest(
  app: Pick<UseCases, "seal">,
  contact: Pick<BookingRow, "email" | "phone">,
): string[] {
  return ["", contact.email].map((email) => subjectOfNotices(app, { ...contact, user_id: null, email }));
}
