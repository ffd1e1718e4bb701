import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { SiteDraftTable, SitePublicationsTable } from "#server/database/schema/site.ts";

const draftId = "site";

export interface PublicationRow extends Selectable<SitePublicationsTable> {
  /** The name of the person who published it. Null once that account is gone. */
  by: string | null;
}

/** What is published. Undefined before the first publication. */
export function findPublished(db: Handle): Promise<PublicationRow | undefined> {
  return publications(db).where("site_publications.id", "=", publishedId(db)).executeTakeFirst();
}

export function findPublication(db: Handle, id: string): Promise<PublicationRow | undefined> {
  return publications(db).where("site_publications.id", "=", id).executeTakeFirst();
}

function publishedId(db: Handle) {
  return db.selectFrom("site_draft").select("published_id").where("site_draft.id", "=", draftId);
}

function publications(db: Handle) {
  return db
    .selectFrom("site_publications")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "site_publications.published_by").on("users.deleted_at", "is", null),
    )
    .selectAll("site_publications")
    .select("users.name as by");
}

/** Publications without their content, newest first. @param before a number; only those before it */
export async function listPublications(
  db: Handle,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Omit<PublicationRow, "content">[]> {
  const query = db
    .selectFrom("site_publications")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "site_publications.published_by").on("users.deleted_at", "is", null),
    )
    .select([
      "site_publications.id",
      "number",
      "published_at",
      "published_by",
      "restores",
      "users.name as by",
    ])
    .orderBy("number", "desc")
    .limit(limit);
  return await (before === undefined ? query : query.where("number", "<", before)).execute();
}

/**
 * Adds the publication that is shown from now on. The caller holds the draft's row, so that no two take the same
 * number.
 * @returns its id
 */
export async function insertPublication(
  db: Handle,
  { content, by, restores }: { content: string; by: string | null; restores: string | null },
  now: number,
): Promise<string> {
  const id = newId();
  const last = await db
    .selectFrom("site_publications")
    .select("number")
    .where("id", "=", publishedId(db))
    .executeTakeFirst();
  await db
    .insertInto("site_publications")
    .values({
      id,
      number: (last?.number ?? 0) + 1,
      content,
      published_at: now,
      published_by: by,
      restores,
    })
    .execute();
  await db.updateTable("site_draft").set({ published_id: id }).where("id", "=", draftId).execute();
  return id;
}

export interface DraftRow extends Selectable<SiteDraftTable> {
  /** The name of the person who saved it. Null once that account is gone. */
  by: string | null;
}

export function readDraft(db: Handle): Promise<DraftRow> {
  return db
    .selectFrom("site_draft")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "site_draft.saved_by").on("users.deleted_at", "is", null),
    )
    .selectAll("site_draft")
    .select("users.name as by")
    .where("site_draft.id", "=", draftId)
    .executeTakeFirstOrThrow();
}

/**
 * Locks the draft for a change, if it still has the version that the caller has seen. Nobody else can change it until
 * the transaction ends.
 * @returns it with its new version; undefined when somebody else was faster
 */
export function takeDraft(
  db: Handle,
  seen: number,
): Promise<Pick<DraftRow, "version" | "content"> | undefined> {
  return db
    .updateTable("site_draft")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", draftId)
    .where("version", "=", seen)
    .returning(["version", "content"])
    .executeTakeFirst();
}

/** @param draft null: nothing differs from what is published */
export async function writeDraft(
  db: Handle,
  draft: { content: string; by: string; at: number } | null,
): Promise<void> {
  await db
    .updateTable("site_draft")
    .set({
      content: draft?.content ?? null,
      saved_at: draft?.at ?? null,
      saved_by: draft?.by ?? null,
    })
    .where("id", "=", draftId)
    .execute();
}

/** Records the pictures that a draft or a publication shows. */
export async function insertSitePictures(
  db: Handle,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .insertInto("site_pictures")
    .values(addresses.map((address) => ({ address, created_at: now })))
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
}
