import { type QueryExecutorProvider, sql } from "kysely";

/** What a provider says about an account at a sign-in. */
export interface SeenAddress {
  subject: string;
  /** In lower case. */
  email: string;
  isVerified: boolean;
}

/**
 * Gives an account the address that its provider now reports. better-auth never does this, although the old address may
 * by then belong to somebody else. An address that another account here has stays with that account.
 */
export async function followAddress(
  db: QueryExecutorProvider,
  { subject, email, isVerified }: SeenAddress,
): Promise<void> {
  await sql`
    update auth_user set "email" = ${email}, "emailVerified" = ${isVerified}, "updatedAt" = ${new Date()}
    where "id" = ${subject} and "email" != ${email}
      and not exists (select 1 from auth_user as other where other."email" = ${email})
  `.execute(db);
}
