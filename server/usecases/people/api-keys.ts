import { hash, randomBytes } from "node:crypto";
import { keyPrefix, type Scope, scopes } from "#domain/scopes.ts";
import {
  countLiveApiKeys,
  endApiKey,
  findLiveApiKey,
  insertApiKey,
  noteKeyUsed,
} from "#server/database/api-keys.ts";
import { audit } from "#server/database/audit-log.ts";
import { salonId } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** A salon has a few programs. More keys than this means that some are forgotten. */
const mostLive = 20;
const secretBytes = 32;
/** How much of a key is stored to recognize it: too little to guess the rest. */
const shownLength = keyPrefix.length + 4;
const isKey = new RegExp(`^${keyPrefix}[\\w-]{43}$`);
/** The page shows only the day of the last use, so not every call needs a write. */
const usedAgainMs = 60 * 60_000;

/**
 * Creates a key for another program. The key is shown only this once, and only a hash of it is stored.
 * @returns its id and the key itself
 */
export async function createApiKey(
  app: DatabaseAndClock,
  actorId: string,
  { name, scopes: chosen }: { name: string; scopes: readonly Scope[] },
): Promise<Result<{ id: string; key: string }>> {
  const key = `${keyPrefix}${randomBytes(secretBytes).toString("base64url")}`;
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    if ((await countLiveApiKeys(tx)) >= mostLive)
      return refuse(
        "wrong_state",
        "There are many keys already. Revoke one that is not used any more first.",
      );
    const now = app.now();
    const id = await insertApiKey(tx, {
      name,
      start: key.slice(0, shownLength),
      scopes: chosen.join(" "),
      key_hash: hashOf(key),
      made_by: actorId,
      created_at: now,
    });
    await audit(tx, { actorId, action: "create_key", subjectId: id }, now);
    return ok({ id, key });
  });
}

/** Revokes a key: the next call with it is refused, on every server. @returns how many were revoked */
export async function revokeApiKey(app: DatabaseAndClock, actorId: string, id: string): Promise<number> {
  return await app.engine.transaction(async (tx) => {
    const revoked = await endApiKey(tx, id, app.now());
    if (revoked > 0) await audit(tx, { actorId, action: "revoke_key", subjectId: id }, app.now());
    return revoked;
  });
}

/**
 * The program that a key belongs to, read on every call. It acts for the account that made the key, with the rights of
 * staff, limited by its scopes. If that person is no longer an owner, the key is refused like an unknown one.
 */
export async function findProgram(app: DatabaseAndClock, key: string): Promise<Result<Caller>> {
  const found = isKey.test(key) ? await findLiveApiKey(app.engine.read, hashOf(key)) : undefined;
  if (!found) return refuse("unauthenticated", "This key is not known here, or it was revoked.");
  const now = app.now();
  if (found.last_used_at === null || now - found.last_used_at >= usedAgainMs)
    await app.engine.lightly((db) => noteKeyUsed(db, found.id, now));
  return ok({
    userId: found.made_by,
    email: found.email,
    role: "staff",
    isProgram: true,
    name: found.name,
    phone: found.phone,
    sessionId: "",
    catalogue: found.version,
    key: { id: found.id, scopes: readScopes(found.scopes) },
  });
}

/** @param kept the column's value */
export function readScopes(kept: string): Scope[] {
  return scopes.filter((scope) => kept.split(" ").includes(scope));
}

function hashOf(key: string): string {
  return hash("sha256", key);
}
