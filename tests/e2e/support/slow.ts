import { Server } from "node:http";
import type { BrowserContext } from "@playwright/test";

/** Whether the tests simulate a slow machine and a slow network: `SLOW=1 npx playwright test`. */
export const isSlow = process.env.SLOW === "1";

const drawnAfterMs = 150;
const answeredAfterMs = 300;

/**
 * Makes pages render late where they may: after a press the address changes, but the page only a moment later. React
 * renders by `setImmediate` where it exists.
 */
export async function drawLate(context: BrowserContext): Promise<void> {
  await context.addInitScript((ms) => {
    // A test may replace the page's clock.
    const later = window.setTimeout.bind(window);
    const now = performance.now.bind(performance);
    let drawnAt = 0;
    const setImmediate = (draw: () => void) => {
      const goesOn = now() - drawnAt < 20;
      later(
        () => {
          draw();
          drawnAt = now();
        },
        goesOn ? 0 : ms,
      );
    };
    Object.assign(window, { setImmediate });
  }, drawnAfterMs);
}

/** Makes every server of this process answer calls and page data late. */
export function answerLate(): void {
  const { emit } = Server.prototype;
  const later = setTimeout;
  Server.prototype.emit = function (event: string, ...about: unknown[]): boolean {
    const [asked] = about;
    const isData =
      event === "request" &&
      typeof asked === "object" &&
      asked !== null &&
      "url" in asked &&
      /^\/api\/|\.data\b/.test(String(asked.url));
    if (!isData) return emit.call(this, event, ...about);
    later(() => emit.call(this, event, ...about), answeredAfterMs);
    return true;
  };
}
