import type { Locator, Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a finger hits the dots below the testimonials and the numbers of pages", async ({ page, context }) => {
  await page.goto("/");
  await expectRoom(page.getByRole("group", { name: "Choose a testimonial" }).getByRole("button"));
  await signedIn(context, admin);
  await page.goto("/dashboard/manageBookings");
  await expectRoom(page.getByRole("navigation", { name: "Pages" }).getByRole("link"));
});

async function expectRoom(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

test("a phone makes no link of a number on a page, since the page is alive only if it stays as it was sent", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute("content", "telephone=no");
});

for (const path of ["/dashboard/myBookings", "/bn/dashboard/myBookings"]) {
  test(`nothing on ${path} moves from under a finger when the button to confirm an address has loaded`, async ({
    page,
    context,
  }) => {
    await signedUp(context);
    const letIn = await holdScript(page, /\.linkOnItsWay\(/);
    await page.goto(path);
    const below = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(below).toBeVisible();
    const before = await below.boundingBox();
    letIn();
    await expect(page.getByRole("button", { name: /Send the link again|আবার পাঠান/ })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test("nothing moves from under a finger when the form of the login comes after its page", async ({
  page,
}) => {
  const letIn = await holdScript(page, /current-password/);
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  const moved = await watchPlaces(page);
  letIn();
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(await moved()).toEqual([]);
  // Scripts that are still on their way need the page.
  await page.unrouteAll({ behavior: "wait" });
});

/** Pages of which one call is answered last: what is there before, and what comes with the answer. */
const lateAnswers = [
  { path: "adminHome", who: admin, call: "/api/calendar", before: "Stock: which", after: "Who is next" },
  { path: "adminHome", who: admin, call: "/api/revenue", before: "Who is next", after: /^The week: / },
  { path: "userHome", who: anika, call: "/api/bookings/", before: "Finding us", after: /^Your next visit/ },
  { path: "userHome", who: anika, call: "/api/services", before: /^Your next visit/, after: "Thermal Bath" },
  { path: "userHome", who: anika, call: "/api/membership", before: "Thermal Bath", after: "Become a Member" },
  { path: "addReview", who: anika, call: "/api/bookings/", before: "Image address", after: "Your visit" },
  { path: "membership", who: anika, call: "/api/cards", before: "Pay Now", after: "Pay with Credit Card" },
  {
    path: "giveGiftCard",
    who: anika,
    call: "/api/cards",
    before: "Pay Now",
    after: "Pay with Credit Card",
  },
  { path: "deliveries", who: admin, call: "/api/deliveries", before: "Given up", after: /^Texts today/ },
  {
    path: "giftCards",
    who: admin,
    call: "/api/gift-cards",
    before: /^Nobody has/,
    after: "Shila Dutta",
  },
  { path: "giftCards", who: admin, call: "/api/packages", before: /^Nobody has/, after: "Sell a package" },
  {
    path: "managePackages",
    who: admin,
    call: "/api/packages/all",
    before: "Sell a package",
    after: "On sale",
  },
  { path: "programs", who: admin, call: "/api/api-keys", before: "New address", after: "New key" },
  { path: "guests", who: admin, call: "/api/guests", before: "New guest", after: /^\d+ people/ },
];

for (const { path, who, call, before, after } of lateAnswers) {
  test(`nothing on ${path} moves from under a finger when ${call} is answered last`, async ({
    page,
    context,
  }) => {
    await signedIn(context, who);
    const letIn = await holdCall(page, call);
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByText(before).first()).toBeAttached();
    const moved = await watchPlaces(page);
    letIn();
    await expect(page.getByText(after).first()).toBeVisible();
    await atRest(page);
    expect(await moved()).toEqual([]);
  });
}

test("the states of deliveries stay where they are while those of another load", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/deliveries");
  await atRest(page);
  const moved = await watchPlaces(page);
  const letIn = await holdCall(page, "/api/deliveries");
  await page.getByRole("tab", { name: "Given up" }).click();
  await expect(page.getByText("Loading", { exact: true })).toBeAttached();
  expect(await moved()).toEqual([]);
  letIn();
  await atRest(page);
  expect(await moved()).toEqual([]);
});

/** Holds back the answers of a call. A path that ends in "/" holds all below it. @returns a function that lets them in */
async function holdCall(page: Page, call: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const isHeld = ({ pathname }: URL) => (call.endsWith("/") ? pathname.startsWith(call) : pathname === call);
  await page.route(isHeld, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Records how high everything stands that is pressed or read. @returns a function that names what has moved since */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() =>
    [...document.querySelectorAll("main :is(a, button, input, textarea, h1, h2, p)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, before: element.getBoundingClientRect().top })),
  );
  expect(await seen.evaluate((all) => all.length)).toBeGreaterThan(0);
  return () =>
    seen.evaluate((all) =>
      all.flatMap(({ element, before }) => {
        const { top } = element.getBoundingClientRect();
        const isSame = Math.abs(top - before) < 1;
        return isSame || !element.isConnected ? [] : `${element.tagName} ${element.textContent}`;
      }),
    );
}

/** Holds back the script that has such words in it. @returns a function that lets it in */
async function holdScript(page: Page, words: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if (words.test(await response.text())) await held.promise;
    await route.fulfill({ response });
  });
  return held.resolve;
}
