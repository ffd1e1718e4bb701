import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { borrow } from "#scripts/lib/borrow.mjs";
import { chromiumFlags, chromiumPath } from "#tests/support/browser.ts";

const version = "13.5.0";

/** The result of Lighthouse's mobile run for one page. */
export interface PageReport {
  /** 0 to 100, by category. */
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  /** `bytes` includes headers. */
  requests: { url: string; bytes: number; type: string }[];
  /** Titles of audits that cost points. */
  complaints: string[];
}

export interface Lighthouse {
  measure(url: string): Promise<PageReport>;
  close(): Promise<void>;
}

/** Fetches Lighthouse once and starts a browser for it. @throws when it can't be installed */
export async function openLighthouse(): Promise<Lighthouse> {
  const borrowed = await borrow("lighthouse", version);
  if ("missing" in borrowed) throw new Error(borrowed.missing);
  const load = loaderFrom(borrowed.folder);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load("lighthouse"),
    load("chrome-launcher"),
  ]);
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ["--headless=new", ...chromiumFlags()],
  });
  return {
    async measure(url) {
      const run = await lighthouse(url, { port: browser.port, logLevel: "error", output: "json" });
      return toReport(run.lhr);
    },
    close: async () => browser.kill(),
  };
}

function loaderFrom(folder: string) {
  const required = createRequire(join(folder, "package.json"));
  return (name: string) => import(pathToFileURL(required.resolve(name)).href);
}

/** The parts of Lighthouse's result that this file reads. */
interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: Details }>;
}

interface Details {
  items?: { url: string; transferSize: number; resourceType: string }[];
}

function toReport({ categories, audits }: Result): PageReport {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighty = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestPaintMs: value("largest-contentful-paint"),
    layoutShift: value("cumulative-layout-shift"),
    blockingMs: value("total-blocking-time"),
    requests: (audits["network-requests"]?.details?.items ?? []).map((item) => ({
      url: item.url,
      bytes: item.transferSize,
      type: item.resourceType,
    })),
    complaints: [...new Set(weighty)]
      .map((id) => audits[id])
      .filter((audit) => audit?.score !== undefined && audit.score !== null && audit.score < 0.9)
      .map((audit) => audit?.title ?? ""),
  };
}
