import { createEmailVerificationToken } from "better-auth/api";
import type { Auth } from "#server/identity/embedded/auth.ts";
import type { LinkToken } from "#server/identity/port.ts";

const daySeconds = 24 * 60 * 60;

/** A signed token that names an account and its address; nothing is stored. */
export async function createVerificationToken(
  { internalAdapter, secret }: Awaited<Auth["$context"]>,
  subject: string,
): Promise<LinkToken | null> {
  const user = await internalAdapter.findUserById(subject);
  if (!user || user.emailVerified) return null;
  const token = await createEmailVerificationToken(secret, user.email, undefined, daySeconds, {
    userId: user.id,
  });
  return { email: user.email, token };
}
