import type { Handle } from "#server/database/handle.ts";
import { findUsersByEmail } from "#server/database/users.ts";

/**
 * The account with an address, once it is proved: a customer finds there what the desk books or sells for it. An
 * account that proves its address later gets those bookings then; see database/proved-visits.ts.
 */
export async function knownUser(db: Handle, email: string | undefined): Promise<string | null> {
  if (!email) return null;
  const users = await findUsersByEmail(db, email);
  return users.find((user) => user.email_verified === 1)?.id ?? null;
}
