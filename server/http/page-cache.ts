import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Asset, etagOf } from "#server/http/assets.ts";
import { keepsPage } from "#server/http/keeps-page.ts";
import type { Page } from "#server/http/page.ts";

const mostPages = 200;
const freshMs = 60_000;
const quality = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface PageCache {
  /** A page that is kept, or on its way. */
  find(url: string): Promise<Asset | Page> | undefined;
  /** A page, rendered when it is not kept; one that is no success is answered as it is and never kept. So is one that is not worth keeping. */
  page(url: string, render: (url: string) => Promise<Page>): Promise<Asset | Page>;
  /** Drops every page: something that they show has changed. */
  forget(): void;
}

interface Kept {
  asset: Promise<Asset | Page>;
  until: number;
}

/**
 * Keeps rendered pages, compressed, for a minute. A page whose rendering began before `forget` is answered to
 * the waiting callers and not kept.
 * @param now milliseconds
 */
export function createPageCache(now: () => number): PageCache {
  let pages = new Map<string, Kept>();

  const find = (url: string) => {
    const kept = pages.get(url);
    return kept && kept.until > now() ? kept.asset : undefined;
  };

  return {
    find,
    page(url, render) {
      if (!keepsPage(url)) return render(url).then(finish);
      const kept = find(url);
      if (kept) return kept;
      const generation = pages;
      const asset = render(url).then(finish);
      generation.delete(url);
      generation.set(url, { asset, until: now() + freshMs });
      for (const oldest of generation.keys()) {
        if (generation.size <= mostPages) break;
        generation.delete(oldest);
      }
      asset.then(
        (finished) => "status" in finished && generation.delete(url),
        () => generation.delete(url),
      );
      return asset;
    },
    forget() {
      pages = new Map();
    },
  };
}

async function finish(page: Page): Promise<Asset | Page> {
  if (page.status !== 200) return page;
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(page.body),
  ]);
  return {
    raw: page.body,
    brotli,
    gzip: gzipped,
    etag: etagOf(page.body),
    headers: { ...page.headers, "cache-control": "no-cache" },
  };
}
