import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CallName } from "#contract/paths.ts";
import { etagOf } from "#server/http/assets.ts";
import { howLongKept, unheardMs } from "#server/http/how-long-kept.ts";
import { keepsPage } from "#server/http/keeps-page.ts";
import { isShownBy } from "#server/http/kept-answers.ts";
import type { Page } from "#server/http/page.ts";

const mostPages = 200;
const freshMs = 60_000;
/** A page is about 50 kB, so a window of 64 kB is enough and saves processor time and memory. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };
const brotli = promisify(brotliCompress);

const compress = {
  br: (body: Buffer) => brotli(body, { params: brotliParams }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A successfully rendered page. */
export interface RenderedPage {
  shows?: ReadonlySet<CallName> | undefined;
  headers: Record<string, string>;
  etag: string;
  /** The page for a reader who accepts these encodings, compressed on the first request. */
  packed(accepted?: string): Promise<{ body: Buffer; encoding?: string }>;
}

export interface PageCache {
  /** A kept page, or one that is being rendered. */
  find(url: string): Promise<RenderedPage | Page> | undefined;
  /**
   * A page, rendered if it is not kept. A page that is not a success, or not worth keeping, is returned but never kept.
   */
  page(url: string, render: (url: string) => Promise<Page>): Promise<RenderedPage | Page>;
  /** Drops the pages that show what has changed. @param changed the calls whose answers have changed; absent: any */
  forget(changed?: readonly string[]): void;
}

interface Kept {
  page: Promise<RenderedPage | Page>;
  madeAt: number;
  /** The calls whose answers it shows; absent while it is being rendered, and if it may be any. */
  shows?: ReadonlySet<CallName> | undefined;
}

/**
 * Keeps rendered pages for a minute, and longer if they can't be rendered again. A page that began to render before
 * `forget` goes to the waiting callers but is not kept.
 * @param now milliseconds
 * @param hears whether other servers' changes arrive
 */
export function createPageCache(now: () => number, hears: () => boolean): PageCache {
  let pages = new Map<string, Kept>();

  const find = (url: string) => {
    const kept = pages.get(url);
    if (!kept || now() - kept.madeAt >= howLongKept(hears(), freshMs)) return undefined;
    pages.delete(url);
    pages.set(url, kept);
    return kept.page;
  };

  return {
    find,
    page(url, render) {
      if (!keepsPage(url)) return render(url).then(finish);
      const kept = find(url);
      if (kept) return kept;
      const generation = pages;
      const before = pages.get(url)?.page;
      const page = renderOr(before, () => render(url).then(finish), hears());
      generation.delete(url);
      const made: Kept = { page, madeAt: now() };
      generation.set(url, made);
      if (generation.size > mostPages) generation.delete(leastWorth([...generation.keys()]));
      page.then(
        (finished) => {
          made.shows = finished.shows;
          if ("status" in finished) generation.delete(url);
        },
        () => generation.delete(url),
      );
      return page;
    },
    forget(changed) {
      const isStale = ({ shows }: Kept) => !shows || [...shows].some((name) => isShownBy(name, changed));
      pages = new Map([...pages].filter(([, kept]) => !isStale(kept)));
    },
  };
}

/**
 * The page to drop: the least recently used one with a query, which may be made up, or else the least recently used.
 */
const leastWorth = (urls: string[]) => urls.find((url) => url.includes("?")) ?? urls[0] ?? "";

/**
 * Shows the previous page if a new one can't be rendered, because the database may be away. Does not wait for a
 * database that hangs.
 */
async function renderOr(
  before: Promise<RenderedPage | Page> | undefined,
  render: () => Promise<RenderedPage | Page>,
  hears: boolean,
): Promise<RenderedPage | Page> {
  if (!before) return await render();
  const rendered = render().catch(() => before);
  const page = await (hears ? rendered : Promise.race([rendered, pause(unheardMs, before, { ref: false })]));
  return "status" in page && page.status >= 500 ? await before : page;
}

function finish(page: Page): RenderedPage | Page {
  if (page.status !== 200) return page;
  const packed = new Map<string, Promise<Buffer>>();
  return {
    headers: { "cache-control": "no-cache", ...page.headers },
    etag: etagOf(page.body),
    shows: page.shows,
    async packed(accepted = "") {
      const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one));
      if (!encoding) return { body: page.body };
      const packing = packed.get(encoding) ?? compress[encoding](page.body);
      packed.set(encoding, packing);
      return { body: await packing, encoding };
    },
  };
}
