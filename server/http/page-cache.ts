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
/** A page is some 50 kB: the window of 64 kB takes as little of the processor and of memory as a page needs. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };
const brotli = promisify(brotliCompress);

const compress = {
  br: (body: Buffer) => brotli(body, { params: brotliParams }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A page that was rendered well. */
export interface RenderedPage {
  shows?: ReadonlySet<CallName> | undefined;
  headers: Record<string, string>;
  etag: string;
  /** The page for a reader who takes these encodings, compressed when the first one asks. */
  packed(accepted?: string): Promise<{ body: Buffer; encoding?: string }>;
}

export interface PageCache {
  /** A page that is kept, or on its way. */
  find(url: string): Promise<RenderedPage | Page> | undefined;
  /** A page, rendered when it is not kept; one that is no success is answered as it is and never kept. So is one that is not worth keeping. */
  page(url: string, render: (url: string) => Promise<Page>): Promise<RenderedPage | Page>;
  /** Drops the pages that show what has changed. @param changed calls that are answered otherwise now; absent: any */
  forget(changed?: readonly string[]): void;
}

interface Kept {
  page: Promise<RenderedPage | Page>;
  madeAt: number;
  /** The calls that it shows answers of; absent while it is made, and where any may count. */
  shows?: ReadonlySet<CallName> | undefined;
}

/**
 * Keeps rendered pages for a minute, and for as long as they can't be made anew. A page that began to render before `forget` is answered to
 * the waiting callers and not kept.
 * @param now milliseconds
 * @param hears whether other servers' changes are heard of
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

/** Of those with a query, which may be made up, the one that was asked for longest ago, before any other. */
const leastWorth = (urls: string[]) => urls.find((url) => url.includes("?")) ?? urls[0] ?? "";

/**
 * A page that can't be made now is shown as it was, where it was kept: the database may be away. One that is frozen is not
 * waited for.
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
