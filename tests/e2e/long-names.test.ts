import type { BrowserContext, Page } from "@playwright/test";
import { openAt } from "#tests/e2e/support/fit.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Ordinary names of salons, and one that no bar has room for. */
const salonNames = [
  "Labonyo Beauty Parlour",
  "Persona Beauty Parlour Dhanmondi",
  "Aparajita Hair & Bridal Makeover Studio",
  "Aparajita Hair & Bridal Makeover Studio of Dhanmondi, Dhaka",
  "Shiuli".repeat(10),
];
const bars = ".header, .sheet-top, .dashboard-top, .dashboard-side";

for (const width of [320, 390, 1024, 1100, 1280, 1440]) {
  test(`a salon's long name stays in its bar on a screen ${width} pixels wide`, async ({ page, context }) => {
    const change = await asOwner(context);
    for (const name of salonNames) {
      await change("/salon-settings", { name });
      for (const place of ["/", "/dashboard/adminHome", "/dashboard/calendar"]) {
        await openAt(page, place, { width, height: 900 });
        await expect
          .poll(() => strayLogos(page), { message: `${name} on ${place}`, timeout: 5_000 })
          .toEqual([]);
      }
    }
  });
}

/** Signs the owner in, and answers how the owner changes something. */
async function asOwner(context: BrowserContext) {
  await signedIn(context, admin);
  const headers = { authorization: `Bearer ${await tokenOf(context, admin.email)}` };
  return async (path: string, data: object) => {
    const answer = await context.request.patch(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

/** What in a bar leaves it, or lies over its neighbour there. */
function strayLogos(page: Page): Promise<string[]> {
  return page.evaluate((bars) => {
    return [...document.querySelectorAll(bars)].flatMap((bar) => {
      const logo = bar.querySelector(".logo");
      if (!logo?.checkVisibility()) return [];
      const edge = bar.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(logo);
      const name = shown(logo) ?? words.getBoundingClientRect();
      const stray = [];
      if (name.bottom > edge.bottom || name.top < edge.top || name.right > edge.right)
        stray.push(`the name leaves ${bar.className}`);
      for (const other of bar.querySelectorAll("a, button, span, b")) {
        if (
          logo.contains(other) ||
          !other.checkVisibility() ||
          other.closest("dialog") !== bar.closest("dialog")
        )
          continue;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        if (right > edge.right + 1) stray.push(`${other.textContent} leaves ${bar.className}`);
        const isOver = left < name.right && right > name.left && top < name.bottom && bottom > name.top;
        if (isOver && right > left) stray.push(`the name lies over ${other.textContent}`);
      }
      return stray;
    });

    /** Where a name that is cut after its second line is seen. */
    function shown(logo: Element): DOMRect | undefined {
      return logo.querySelector(".logo-name")?.getBoundingClientRect();
    }
  }, bars);
}
