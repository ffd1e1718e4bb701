import type { z } from "zod";
import type { page } from "#contract/fields.ts";

type Page = z.output<typeof page>;

/**
 * Says where a list goes on, as a Link header with rel=next, and how long it is in all.
 * Nothing is said of a list that was answered whole.
 */
export function describePage(
  setHeader: (name: string, value: string) => void,
  asked: { path: string; page: Page; total: number; lastId: string | undefined; answered: number },
): void {
  setHeader("x-total-count", String(asked.total));
  const { limit } = asked.page;
  if (limit === undefined || asked.lastId === undefined || asked.answered < limit) return;
  const next = new URLSearchParams({ limit: String(limit), cursor: asked.lastId });
  setHeader("link", `<${asked.path}?${next}>; rel="next"`);
}
