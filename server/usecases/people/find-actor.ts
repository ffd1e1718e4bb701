import type { Actor } from "#domain/access.ts";
import type { Scope } from "#domain/scopes.ts";
import { findCaller } from "#server/database/callers.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The signed-in caller, and the sign-in that the token belongs to. */
export interface Caller extends Actor {
  name: string;
  /** Null if none was given. */
  phone: string | null;
  sessionId: string;
  /** The catalogue's version when the caller was read. */
  catalogue: string;
  /** For a program, which may do what its scopes allow on the account that made the key; absent for a person. */
  key?: { id: string; scopes: readonly Scope[] };
}

/**
 * The caller that a bearer token belongs to. Reads user and session on every call, in one statement, so that a
 * demotion, a deletion or a sign-out takes effect at once.
 * @returns null for a token that is malformed or expired, or whose user or session no longer exists
 */
export async function findActor(app: UseCases, token: string): Promise<Caller | null> {
  const reading = await app.tokens.readToken(token, app.now());
  if (!reading.ok) return null;
  const isLive = app.identity.liveSession(reading.sessionId);
  const user = await findCaller(app.engine, { id: reading.userId, isLive });
  if (!user) return null;
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    name: user.name,
    phone: user.phone,
    sessionId: reading.sessionId,
    catalogue: user.version,
  };
}
