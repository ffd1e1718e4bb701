import type { BrowserContext, Page } from "@playwright/test";

interface Notice {
  /** `elsewhere` on a narrow screen, which has no room in the corners. */
  place: "top-end" | "center" | "elsewhere";
  /** All its words. */
  text: string;
}

type Watched = typeof globalThis & { noticesShown?: Notice[] };

/** Makes every page of a context record the notices that it shows. */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchNotices);
}

/**
 * Waits for a notice. A notice closes itself after 1500 ms, so it may be gone before a slow machine checks. Each page
 * therefore records its notices, and returns each only once.
 * @throws with the notices that there were instead
 */
export async function noticed(page: Page, words: string | RegExp): Promise<Notice> {
  const wanted = typeof words === "string" ? { text: words } : { source: words.source, flags: words.flags };
  try {
    const found = await page.waitForFunction(takeNotice, wanted, { timeout: 90_000 });
    const notice = await found.jsonValue();
    if (notice) return notice;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "TimeoutError") throw error;
  }
  const others = await page.evaluate(() => (globalThis as Watched).noticesShown?.map(({ text }) => text));
  throw new Error(`No notice says ${words}. There were: ${others?.join(", ") || "none"}.`);
}

/** Runs in the page: records each notice when it appears, with its text and its place. */
function watchNotices(): void {
  const shown: Notice[] = [];
  const lastShown = new Map<string, number>();
  (globalThis as Watched).noticesShown = shown;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (target instanceof Element && target.role === "status") keep(added);
        for (const notice of added.querySelectorAll("[role=status] > *")) keep(notice);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  /** A notice that moves out of a closing dialog is still the same notice. */
  function keep(notice: Element, triesLeft = 20): void {
    const { top, left, right } = notice.getBoundingClientRect();
    if (left === right && triesLeft > 0 && notice.isConnected)
      return void requestAnimationFrame(() => keep(notice, triesLeft - 1));
    const text = notice.textContent ?? "";
    const now = performance.now();
    const isAnother = now - (lastShown.get(text) ?? Number.NEGATIVE_INFINITY) > 1500;
    lastShown.set(text, now);
    if (!isAnother) return;
    const isCentral = Math.abs((left + right) / 2 - innerWidth / 2) < 20 && top > innerHeight / 4;
    const isAtEnd = right > innerWidth - 50 && top < 100;
    shown.push({ place: isCentral ? "center" : isAtEnd ? "top-end" : "elsewhere", text });
  }
}

/**
 * Runs in the page.
 * @returns the first notice with such a text, which is not returned again; null when there is none
 */
function takeNotice({ text = "", source = "", flags }: { text?: string; source?: string; flags?: string }) {
  const shown = (globalThis as Watched).noticesShown ?? [];
  const at = shown.findIndex((one) => one.text.includes(text) && new RegExp(source, flags).test(one.text));
  return at < 0 ? null : (shown.splice(at, 1)[0] ?? null);
}
