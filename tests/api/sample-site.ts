import { randomUUID } from "node:crypto";
import type { SiteContent } from "#contract/site-content.ts";
import { readSiteDraft, saveDraft } from "#server/usecases/site/draft.ts";
import { createPreview } from "#server/usecases/site/preview.ts";
import { publishDraft } from "#server/usecases/site/publish.ts";
import type { Loose } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

type Samples = Record<string, (salon: TestSalon, about: Person) => Loose | Promise<Loose>>;

/** A valid request for each call about the salon's own texts. */
export const siteSamples = {
  readSite: () => ({}),
  readSitePreview: async ({ app }) => {
    const made = await createPreview(app, undefined);
    return { params: { token: made.ok ? made.value.token : "" } };
  },
  readSiteDraft: () => ({}),
  saveSiteDraft: async ({ app }) => {
    const { draft, content } = await readSiteDraft(app);
    return { body: { version: draft.version, change: reworded(content) } };
  },
  discardSiteDraft: async ({ app }) => {
    const { draft } = await readSiteDraft(app);
    return { query: { version: String(draft.version) } };
  },
  publishSite: async (salon, { userId }) => ({ body: { version: await draftOf(salon, userId) } }),
  listSitePublications: () => ({ query: { before: "100" } }),
  readSitePublication: async (salon, { userId }) => ({ params: { id: await earlier(salon, userId) } }),
  restoreSitePublication: async (salon, { userId }) => {
    const id = await earlier(salon, userId);
    const { draft } = await readSiteDraft(salon.app);
    return { params: { id }, body: { version: draft.version } };
  },
  createSitePreview: () => ({ body: {} }),
} satisfies Samples;

/** The same content with another welcome. */
function reworded(content: SiteContent): SiteContent {
  const lead = { en: `Welcome ${randomUUID()}`, bn: "" };
  return { ...content, home: { ...content.home, hero: { ...content.home.hero, lead } } };
}

/** @returns the version of a draft that can be published */
async function draftOf({ app }: TestSalon, userId: string): Promise<number> {
  const { draft, content } = await readSiteDraft(app);
  const saved = await saveDraft(app, userId, { version: draft.version, change: reworded(content) });
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}

/** @returns a publication that is not the latest */
async function earlier(salon: TestSalon, userId: string): Promise<string> {
  const first = await publishDraft(salon.app, userId, await draftOf(salon, userId));
  const second = await publishDraft(salon.app, userId, await draftOf(salon, userId));
  if (!first.ok || !second.ok) throw new Error("A publication was refused.");
  return first.value.id;
}
