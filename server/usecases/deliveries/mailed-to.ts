import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findUser } from "#server/database/users.ts";

/**
 * Where people are mailed about a visit: at its address or, if the desk booked it with only a number, at the verified
 * one of the account that has it. Empty if there is none.
 */
export async function mailedTo(
  db: Handle,
  { email, user_id: userId }: Pick<BookingRow, "email" | "user_id">,
): Promise<string> {
  if (email !== "" || userId === null) return email;
  const user = await findUser(db, userId);
  return user?.email_verified === 1 ? user.email : "";
}
