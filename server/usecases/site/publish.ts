import { measureAccent, nearestAccent } from "#domain/site/accent.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  findPublication,
  findPublished,
  insertPublication,
  insertSitePictures,
  takeDraft,
  writeDraft,
} from "#server/database/site.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { attempt, ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { differ, draftChanged } from "#server/usecases/site/draft.ts";
import { picturesOf } from "#server/usecases/site/pictures-of.ts";
import { parseContent } from "#server/usecases/site/site-content.ts";

interface Published {
  id: string;
  /** The draft's new version. */
  version: number;
}

/** Publishes the draft, if it is still the version that the caller has seen, and if its colour is readable. */
export function publishDraft(
  app: DatabaseAndClock,
  actorId: string,
  version: number,
): Promise<Result<Published>> {
  return attempt(app, async (tx) => {
    const taken = await takeDraft(tx, version);
    if (!taken) return draftChanged;
    const published = parseContent((await findPublished(tx))?.content);
    const content = taken.content ? parseContent(taken.content) : published;
    if (!differ(content, published)) return nothingToPublish;
    if (!measureAccent(content.accent).passes) return unreadable(content.accent);
    await insertSitePictures(tx, picturesOf(content), app.now());
    const json = JSON.stringify(content);
    const id = await insertPublication(tx, { content: json, by: actorId, restores: null }, app.now());
    await writeDraft(tx, null);
    await audit(tx, { actorId, action: "publish_site", subjectId: id }, app.now());
    return ok({ id, version: taken.version });
  });
}

/** Publishes an earlier publication again. Other changes in the draft stay. */
export function restorePublication(
  app: DatabaseAndClock,
  actorId: string,
  { id: restores, version }: { id: string; version: number },
): Promise<Result<Published>> {
  return attempt(app, async (tx) => {
    const taken = await takeDraft(tx, version);
    if (!taken) return draftChanged;
    const earlier = await findPublication(tx, restores);
    if (!earlier) return refuse("not_found", "There is no such publication.");
    const published = await findPublished(tx);
    if (published?.content === earlier.content) return nothingToPublish;
    const { content } = earlier;
    const id = await insertPublication(tx, { content, by: actorId, restores }, app.now());
    await audit(tx, { actorId, action: "restore_site", subjectId: id }, app.now());
    return ok({ id, version: taken.version });
  });
}

const nothingToPublish = refuse("nothing_to_publish", "This is what the site says already.");

function unreadable(accent: string): Refusal {
  return refuse("accent_unreadable", "This colour is too pale to read.", {
    errors: [{ field: "accent", message: nearestAccent(accent) }],
  });
}
