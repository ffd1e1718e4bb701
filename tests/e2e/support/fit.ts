import { expect, type Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";

interface Screen {
  width: number;
  height: number;
}

/** Opens a place at a screen size, and waits until it shows everything that it loads. */
export async function openAt(page: Page, place: string, screen: Screen): Promise<void> {
  await page.setViewportSize(screen);
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await atRest(page);
}

/** A place's address in Bangla. */
export function inBangla(place: string): string {
  return place === "/" ? "/bn" : `/bn${place}`;
}

/** Doubles the browser's text size for everything that a page opens from now on. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Spreads letters, words and lines as far as WCAG 1.4.12 lets a reader do it. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Expects that the page as a whole does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider, `${page.url()} is wider than the screen`).toBe(0);
}

/** Expects that no text extends beyond the screen or the container that clips it, except in areas that scroll. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cutTexts), `${page.url()} cuts texts off`).toEqual([]);
}

/**
 * Expects that everything that stays visible while the page scrolls leaves three fifths of the screen's height, and
 * each single bar two thirds.
 */
export async function expectLowBars(page: Page): Promise<void> {
  const bars = async () => {
    const shares = await page.evaluate(sharesOfBars);
    const isLow =
      shares.every((share) => share <= 1 / 3) && shares.reduce((sum, share) => sum + share, 0) <= 2 / 5;
    return isLow ? [] : shares;
  };
  await expect.poll(bars, `the bars of ${page.url()} take too much of the screen's height`).toEqual([]);
}

/** Runs in the page. */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: words } = texts.currentNode;
    if (!words?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const edge = edgeAround(parent);
    if (edge && right > left && (right > edge.right + 1 || left < edge.left - 1)) cut.push(words.trim());
  }
  return cut;

  /**
   * The bounds that the text must stay within; null when it can be scrolled into view, is shortened by "…" or is only
   * for screen readers.
   */
  function edgeAround(text: Element): { left: number; right: number } | null {
    for (
      let around: Element | null = text;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
      if (clipPath !== "none" || textOverflow === "ellipsis" || /auto|scroll/.test(overflowX)) return null;
      if (overflowX !== "visible") return around.getBoundingClientRect();
    }
    return { left: 0, right: document.documentElement.clientWidth };
  }
}

/** Runs in the page. */
function sharesOfBars(): number[] {
  return [...document.body.querySelectorAll("*")]
    .filter((one) => {
      const { position, backgroundColor } = getComputedStyle(one);
      const stays = position === "fixed" || position === "sticky";
      // An element that lets clicks through, such as the container of notices, covers nothing.
      return stays && backgroundColor !== "rgba(0, 0, 0, 0)" && one.checkVisibility();
    })
    .map((one) => one.getBoundingClientRect().height / innerHeight);
}
