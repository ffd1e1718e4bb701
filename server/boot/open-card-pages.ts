import type { Sandbox } from "#sandbox/types.ts";
import type { Config } from "#server/config.ts";

/** The origin of the test cards' own pages, or why they can't be opened. */
export type CardPages = { url: string; problem?: undefined } | { url?: undefined; problem: string };

/**
 * Serves the pages of the card provider on their own port, since a real provider's pages are on another site, too. If
 * that fails, the salon opens without them.
 */
export async function openCardPages(
  sandbox: Pick<Sandbox, "listenPages" | "setPagesUrl">,
  { host, publicUrl, cardPages }: Pick<Config, "host" | "publicUrl" | "cardPages">,
): Promise<CardPages> {
  if (publicUrl.startsWith("https:") && !cardPages.url)
    return {
      problem:
        "This site is over HTTPS, where no test card can pay yet: set TEST_CARDS_PORT, and TEST_CARDS_URL to an address over HTTPS that leads there.",
    };
  try {
    const { port } = await sandbox.listenPages(cardPages.port ?? 0, host);
    const url = new URL(cardPages.url ?? publicUrl);
    if (!cardPages.url) url.port = String(port);
    sandbox.setPagesUrl(url.origin);
    return { url: url.origin };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const where = cardPages.port === null ? "A port" : `Port ${cardPages.port}`;
    return { problem: `${where} can't be opened (${code}): set TEST_CARDS_PORT to a free one.` };
  }
}
