import type { SiteContent } from "#contract/site-content.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPublished } from "#server/database/site.ts";
import { neutralContent } from "#server/usecases/texts/neutral-site.ts";

/**
 * What the database keeps, as the contract let it in. Parts that came to the contract since then are the neutral ones.
 * @param json null where nothing is kept
 */
export function parseContent(json: string | null | undefined): SiteContent {
  return json ? { ...neutralContent, ...JSON.parse(json) } : neutralContent;
}

/** What public pages say and show. */
export async function readPublishedContent(db: Handle): Promise<SiteContent> {
  return parseContent((await findPublished(db))?.content);
}
