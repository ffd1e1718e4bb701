import type { BetterAuthOptions } from "better-auth";
import { type QueryExecutorProvider, sql } from "kysely";
import { followAddress } from "#server/identity/embedded/changed-address.ts";
import { checkedProfile } from "#server/identity/embedded/record-hooks.ts";
import type { IdentityEvents } from "#server/identity/port.ts";

type Validate = Exclude<Exclude<BetterAuthOptions["user"], undefined>["validateUserInfo"], undefined>;

/**
 * Gives an account that never proved its address to a provider that has verified the address. The account may have been
 * made by somebody else, so it is emptied first, and better-auth links the provider to an account without a past.
 * @param followed the database, if accounts follow their provider's address; null if the salon decides about addresses
 */
export function claimedAddresses(events: IdentityEvents | undefined, followed: QueryExecutorProvider | null) {
  if (!events) return { user: {}, accountLinking: {} };
  const validateUserInfo: Validate = async ({ user, source }) => {
    if (followed && source.action === "sign-in" && user.id && user.email) {
      const { id: subject, email, emailVerified } = user;
      return await followAddress(followed, { subject, email, isVerified: emailVerified === true });
    }
    if (source.action !== "link-account" || user.emailVerified !== true || !user.id) return;
    const subject = user.id;
    const profile = { name: "", image: null, ...checkedProfile(user) };
    const free = await events.addressClaimed(subject, (tx) => emptyUnproved(tx, subject, profile));
    if (!free) return { error: "account_not_linked" };
  };
  return { user: { validateUserInfo }, accountLinking: { requireLocalEmailVerified: false } };
}

/** @returns whether it was emptied; false for an account that has proved its address */
async function emptyUnproved(
  tx: QueryExecutorProvider,
  subject: string,
  { name, image }: { name: string; image: string | null },
): Promise<boolean> {
  const now = new Date();
  const taken = await sql`
    update auth_user
    set "emailVerified" = ${true}, "name" = ${name}, "image" = ${image}, "twoFactorEnabled" = ${false},
      "createdAt" = ${now}, "updatedAt" = ${now}
    where "id" = ${subject} and "emailVerified" = ${false} returning "id"
  `.execute(tx);
  if (taken.rows.length === 0) return false;
  await sql`delete from auth_session where "userId" = ${subject}`.execute(tx);
  await sql`delete from auth_account where "userId" = ${subject}`.execute(tx);
  await sql`delete from auth_passkey where "userId" = ${subject}`.execute(tx);
  await sql`delete from auth_two_factor where "userId" = ${subject}`.execute(tx);
  // Password reset links, half-finished sign-ins and trusted devices.
  await sql`delete from auth_verification where "value" like ${`${subject}%`}`.execute(tx);
  return true;
}
