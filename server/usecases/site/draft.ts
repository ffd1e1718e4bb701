import type { SiteContent, SiteDraftSave } from "#contract/site-content.ts";
import {
  type DraftRow,
  findPublished,
  insertSitePictures,
  type PublicationRow,
  readDraft,
  takeDraft,
  writeDraft,
} from "#server/database/site.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { picturesOf } from "#server/usecases/site/pictures-of.ts";
import { parseContent } from "#server/usecases/site/site-content.ts";

/** The draft and the published content, read at the same moment. */
export async function readSiteDraft(app: DatabaseAndClock): Promise<{
  draft: DraftRow;
  published: PublicationRow | undefined;
  content: SiteContent;
  publishedContent: SiteContent;
  changed: boolean;
}> {
  const { draft, published } = await app.engine.snapshot(async (db) => ({
    draft: await readDraft(db),
    published: await findPublished(db),
  }));
  const publishedContent = parseContent(published?.content);
  const content = draft.content ? parseContent(draft.content) : publishedContent;
  return { draft, published, content, publishedContent, changed: differ(content, publishedContent) };
}

export function differ(one: SiteContent, other: SiteContent): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/**
 * Changes parts of the draft, unless somebody else has changed it since the version that the caller has seen.
 * @returns its new version
 */
export async function saveDraft(
  app: DatabaseAndClock,
  actorId: string,
  { version, change }: SiteDraftSave,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const taken = await takeDraft(tx, version);
    if (!taken) return draftChanged;
    const before = parseContent(taken.content ?? (await findPublished(tx))?.content);
    const content = withChange(before, change);
    await insertSitePictures(tx, picturesOf(content), app.now());
    await writeDraft(tx, { content: JSON.stringify(content), by: actorId, at: app.now() });
    return ok(taken.version);
  });
}

/** Replaces the draft by the published content, under the same condition. @returns its new version */
export async function discardDraft(app: DatabaseAndClock, version: number): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const taken = await takeDraft(tx, version);
    if (!taken) return draftChanged;
    await writeDraft(tx, null);
    return ok(taken.version);
  });
}

/** Keeps the keys in the contract's order, so that equal contents are equal JSON. */
function withChange(before: SiteContent, change: SiteDraftSave["change"]): SiteContent {
  const named = Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined));
  return { ...before, ...named };
}

export const draftChanged: Refusal = refuse(
  "draft_changed",
  "Somebody else has changed the site meanwhile. Look at what they did, then try again.",
);
