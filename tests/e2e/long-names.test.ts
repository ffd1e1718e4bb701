import type { BrowserContext, Page } from "@playwright/test";
import type { Schedule } from "#contract/schedules.ts";
import { expectNoOverflow, expectNothingCut, openAt } from "#tests/e2e/support/fit.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, placesOfVisits, publicPlaces } from "#tests/e2e/support/places.ts";
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

test("a salon's long name stays in its bar, however wide the screen is", async ({ page, context }) => {
  test.slow();
  const ask = await asOwner(context);
  for (const name of salonNames) {
    await ask("PATCH", "/salon-settings", { name });
    for (const place of ["/", "/dashboard/adminHome", "/dashboard/calendar"]) {
      await openAt(page, place, { width: 1440, height: 900 });
      for (const width of [1440, 1280, 1100, 1024, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const message = `${name} on ${place}, ${width} pixels wide`;
        await expect.poll(() => strayLogos(page), { message }).toEqual([]);
      }
    }
  }
});

test("very long names without spaces fit a phone and a desktop screen", async ({ page, context }) => {
  test.slow();
  const screens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  const ask = await asOwner(context);
  await nameEndlessly(ask);
  for (const place of [...publicPlaces, ...adminPlaces]) {
    await openAt(page, place, { width: 1440, height: 900 });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectNoOverflow(page);
      await expectNothingCut(page);
      await expect.poll(() => hiddenActions(page), place).toEqual([]);
    }
  }
  await signedIn(context, anika);
  for (const place of ["/", ...accountPlaces, ...(await placesOfVisits(context))]) {
    await openAt(page, place, { width: 1440, height: 900 });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectNoOverflow(page);
      await expectNothingCut(page);
    }
  }
});

type Ask = Awaited<ReturnType<typeof asOwner>>;

/** Signs the owner in. @returns a function that makes a call as the owner */
async function asOwner(context: BrowserContext) {
  await signedIn(context, admin);
  const headers = { authorization: `Bearer ${await tokenOf(context, admin.email)}` };
  return async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
}

/** Gives every service and every master of the salon a very long name without a space. */
async function nameEndlessly(ask: Ask): Promise<void> {
  const services: { _id: string }[] = await ask("GET", "/services");
  for (const [index, { _id }] of services.entries())
    await ask("PATCH", `/services/${_id}`, { service_name: `${index}${"Mehendi".repeat(9)}`.slice(0, 60) });
  const masters: { _id: string }[] = await ask("GET", "/masters");
  for (const [index, { _id }] of masters.entries()) {
    const { master, hours, serviceIds }: Schedule = await ask("GET", `/masters/${_id}/schedule`);
    const { role, bio, photo } = master;
    const name = `${index}${"Sadia".repeat(12)}`.slice(0, 60);
    await ask("PUT", `/masters/${_id}/schedule`, { name, role, bio, photo, hours, serviceIds });
  }
  const found = await ask("GET", `/guests?search=${encodeURIComponent(anika.email)}`);
  const visit = { name: "Anika Rahman", number: "01700000000", guestId: found.guests[0]?._id };
  const startsAt = "2026-11-27T14:30:00+06:00";
  await ask("POST", "/desk-bookings", { ...visit, serviceIds: [services[0]?._id], startsAt });
}

/** Buttons and links in a table that are only visible after scrolling sideways. */
function hiddenActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("table.data-table :is(a, button)")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent ?? ""),
  );
}

/** Elements of a bar that extend beyond it, or overlap their neighbour. */
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

    /** The visible area of a name that is cut after its second line. */
    function shown(logo: Element): DOMRect | undefined {
      return logo.querySelector(".logo-name")?.getBoundingClientRect();
    }
  }, bars);
}
