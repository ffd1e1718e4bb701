import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { ApiKeysTable } from "#server/database/schema/programs.ts";

export type ApiKeyRow = Selectable<ApiKeysTable>;

const mostListed = 100;

/** Keys with their maker's name: working ones first, then the newest. */
export function listApiKeys(db: Handle) {
  return db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "made_by")
    .selectAll("api_keys")
    .select(["users.name as maker", "users.deleted_at"])
    .orderBy((eb) => eb.case().when("revoked_at", "is", null).then(0).else(1).end())
    .orderBy("api_keys.created_at", "desc")
    .orderBy("api_keys.id")
    .limit(mostListed)
    .execute();
}

export async function countLiveApiKeys(db: Handle): Promise<number> {
  const { count } = await db
    .selectFrom("api_keys")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A working key, with the person who made it. Keys of a person who is no longer an owner do not work. */
export function findLiveApiKey(db: Handle, keyHash: string) {
  return db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "made_by")
    .innerJoin("catalogue_version", (join) => join.onTrue())
    .select(["api_keys.id", "scopes", "last_used_at", "made_by"])
    .select(["users.email", "users.name", "users.phone", "catalogue_version.version"])
    .where("key_hash", "=", keyHash)
    .where("revoked_at", "is", null)
    .where("users.deleted_at", "is", null)
    .where("users.role", "=", "admin")
    .executeTakeFirst();
}

/** @returns the key's id */
export async function insertApiKey(
  db: Handle,
  key: Omit<ApiKeyRow, "id" | "last_used_at" | "revoked_at">,
): Promise<string> {
  const id = newId();
  await db
    .insertInto("api_keys")
    .values({ ...key, id, last_used_at: null, revoked_at: null })
    .execute();
  return id;
}

export async function noteKeyUsed(db: Handle, id: string, now: number): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** @returns how many were revoked: 0 if it already was */
export async function endApiKey(db: Handle, id: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes every key that somebody made. */
export async function revokeKeysOf(db: Handle, userId: string, now: number): Promise<void> {
  await db
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("made_by", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}
