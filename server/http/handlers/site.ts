import type { SitePublication } from "#contract/site-content.ts";
import { findPublication, listPublications, type PublicationRow } from "#server/database/site.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { ok, refuse } from "#server/usecases/result.ts";
import { discardDraft, readSiteDraft, saveDraft } from "#server/usecases/site/draft.ts";
import { createPreview, readPreview } from "#server/usecases/site/preview.ts";
import { publishDraft, restorePublication } from "#server/usecases/site/publish.ts";
import { parseContent, readPublishedContent } from "#server/usecases/site/site-content.ts";

type SiteCalls =
  | "readSite"
  | "readSitePreview"
  | "readSiteDraft"
  | "saveSiteDraft"
  | "discardSiteDraft"
  | "publishSite"
  | "listSitePublications"
  | "readSitePublication"
  | "restoreSitePublication"
  | "createSitePreview";

const mostListed = 50;

/** The salon's own words and pictures. */
export const siteHandlers: Pick<Handlers, SiteCalls> = {
  readSite: async (app) => ok(await readPublishedContent(app.engine.read)),

  readSitePreview: (app, { params }) => readPreview(app, params.token),

  async readSiteDraft(app) {
    const { draft, published, content, publishedContent, changed } = await readSiteDraft(app);
    return ok({
      version: draft.version,
      content,
      changed,
      savedAt: toDate(draft.saved_at),
      savedBy: draft.by,
      published: {
        _id: published?.id ?? null,
        content: publishedContent,
        at: toDate(published?.published_at ?? null),
        by: published?.by ?? null,
      },
    });
  },

  async saveSiteDraft(app, incoming) {
    const saved = await saveDraft(app, signedIn(incoming).userId, incoming.body);
    return saved.ok ? ok({ version: saved.value }) : saved;
  },

  async discardSiteDraft(app, { query }) {
    const discarded = await discardDraft(app, query.version);
    return discarded.ok ? ok({ version: discarded.value }) : discarded;
  },

  async publishSite(app, incoming) {
    const published = await publishDraft(app, signedIn(incoming).userId, incoming.body.version);
    if (!published.ok) return published;
    return ok({ insertedId: published.value.id, version: published.value.version });
  },

  async listSitePublications(app, { query }) {
    const rows = await listPublications(app.engine.read, { before: query.before, limit: mostListed });
    return ok(rows.map(toPublication));
  },

  async readSitePublication(app, { params }) {
    const row = await findPublication(app.engine.read, params.id);
    if (!row) return refuse("not_found", "There is no such publication.");
    return ok({ ...toPublication(row), content: parseContent(row.content) });
  },

  async restoreSitePublication(app, incoming) {
    const { id } = incoming.params;
    const { version } = incoming.body;
    const restored = await restorePublication(app, signedIn(incoming).userId, { id, version });
    if (!restored.ok) return restored;
    return ok({ insertedId: restored.value.id, version: restored.value.version });
  },

  async createSitePreview(app, { body }) {
    const made = await createPreview(app, body.publicationId);
    if (!made.ok) return made;
    return ok({ token: made.value.token, expiresAt: new Date(made.value.expiresAt).toISOString() });
  },
};

function toPublication(row: Omit<PublicationRow, "content">): SitePublication {
  return {
    _id: row.id,
    number: row.number,
    at: new Date(row.published_at).toISOString(),
    by: row.by,
    restores: row.restores,
  };
}

function toDate(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
