import { type QueryExecutorProvider, sql } from "kysely";

/** What a provider says of an account as somebody signs in to it. */
export interface SeenAddress {
  subject: string;
  /** In lower case. */
  email: string;
  isVerified: boolean;
}

/**
 * Gives an account the address that its provider says now, which better-auth never does: who has the one before by then is
 * somebody else. An address that another account has here stays with that one.
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
