import type { SiteContent } from "#contract/site-content.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPublished } from "#server/database/site.ts";
import { neutralContent } from "#server/usecases/texts/neutral-site.ts";

/**
 * Parses stored content, which the contract has already checked. Parts added to the contract since then get neutral
 * content.
 * @param json null if nothing is stored
 */
export function parseContent(json: string | null | undefined): SiteContent {
  return json ? { ...neutralContent, ...JSON.parse(json) } : neutralContent;
}

/** What public pages say and show. */
export async function readPublishedContent(db: Handle): Promise<SiteContent> {
  return parseContent((await findPublished(db))?.content);
}
