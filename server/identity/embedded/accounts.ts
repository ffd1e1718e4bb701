import { type QueryExecutorProvider, sql } from "kysely";
import { resetIdentifier } from "#server/identity/embedded/reset-requests.ts";
import type { Account, LiveSession } from "#server/identity/port.ts";

/** The provider name of accounts in this database. */
export const embeddedProvider = "embedded";

interface Database {
  readonly read: QueryExecutorProvider;
  readonly write: QueryExecutorProvider;
}

/** @param now milliseconds since the epoch */
export async function listEmbeddedSessions(
  database: Database,
  account: Account,
  now: number,
): Promise<LiveSession[]> {
  if (account.provider !== embeddedProvider) return [];
  const { rows } = await sql<SessionRow>`
    select "id", "userAgent", "createdAt", "updatedAt" from auth_session
    where "userId" = ${account.subject} and "expiresAt" > ${new Date(now)} order by "updatedAt" desc
  `.execute(database.read);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent,
    createdAt: new Date(createdAt).getTime(),
    seenAt: new Date(updatedAt).getTime(),
  }));
}

export async function readEmbeddedEmail(
  database: Pick<Database, "read">,
  subject: string,
): Promise<string | null> {
  const found = await sql<{ email: string }>`
    select "email" from auth_user where "id" = ${subject}
  `.execute(database.read);
  return found.rows[0]?.email ?? null;
}

/** @returns whether the session belonged to this account */
export async function endEmbeddedSession(database: Database, account: Account, id: string): Promise<boolean> {
  if (account.provider !== embeddedProvider) return false;
  const { rows } = await sql`
    delete from auth_session where "userId" = ${account.subject} and "id" = ${id} returning "id"
  `.execute(database.write);
  return rows.length > 0;
}

/** Ends every session of an account in this database. Does nothing for another provider's account. */
export async function endEmbeddedSessions(database: Database, account: Account): Promise<void> {
  if (account.provider !== embeddedProvider) return;
  await sql`delete from auth_session where "userId" = ${account.subject}`.execute(database.write);
}

/** Removes an account from this database with its sessions, passwords, passkeys and second factor. */
export async function removeEmbeddedAccount(database: Database, account: Account): Promise<void> {
  if (account.provider !== embeddedProvider) return;
  // Links, half-finished sign-ins and trusted devices refer to the user without a foreign key.
  await sql`delete from auth_verification where "value" = ${account.subject}`.execute(database.write);
  await sql`delete from auth_user where "id" = ${account.subject}`.execute(database.write);
}

/** Ends what began before an account's password changed: links for a new one, and sign-ins that wait for a code. */
export async function forgetUnfinished(database: Pick<Database, "write">, subject: string): Promise<void> {
  await sql`
    delete from auth_verification where "value" = ${subject}
      and ("identifier" like ${resetIdentifier("%")} or "identifier" like '2fa-%')
  `.execute(database.write);
}

/** Removes the second factor of an account. */
export async function forgetSecondFactor(database: Pick<Database, "write">, account: Account): Promise<void> {
  if (account.provider !== embeddedProvider) return;
  await sql`delete from auth_two_factor where "userId" = ${account.subject}`.execute(database.write);
  await sql`
    update auth_user set "twoFactorEnabled" = ${false} where "id" = ${account.subject}
  `.execute(database.write);
}

/**
 * Whether an account has a passkey or a second factor. Before its address is proved, somebody else may have added it. A
 * new password, or a provider that has verified the address, removes it.
 */
export function hasOtherWaysIn(subject: string) {
  return sql<boolean>`(
    exists (select 1 from auth_passkey where "userId" = ${subject})
    or exists (select 1 from auth_two_factor where "userId" = ${subject})
  )`;
}

/** Removes every way to sign in to an account except its password. */
export async function forgetOtherWaysIn(database: Pick<Database, "write">, account: Account): Promise<void> {
  if (account.provider !== embeddedProvider) return;
  await sql`delete from auth_passkey where "userId" = ${account.subject}`.execute(database.write);
  await forgetSecondFactor(database, account);
}

interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date | string | number;
  updatedAt: Date | string | number;
}
