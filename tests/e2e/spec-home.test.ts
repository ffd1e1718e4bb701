import type { Locator } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the home page has the specified parts in their order", async ({ page }) => {
  await page.goto("/");
  const texts = [
    "Beauty Salon For Every Women",
    "Get an Appointment",
    "Treatments",
    "All types of classic beauty treatments for women and men.",
    "Thermal Bath",
    "Oil Massages",
    "Let us handle your screen Professionally",
    "300+",
    "happy customers",
    "10+",
    "total services",
    "Our Awesome Services",
    "services",
    "Treatment Program",
    "Here's a list of our basic services and prices.",
    "BECOME A BEAUTY MEMBER",
    "Enjoy a 25% Discount",
    "Become a Member",
    "Our Masters",
    "Testimonials",
    "Book Your Visit",
  ];
  const all = (await page.getByRole("main").textContent()) ?? "";
  let at = 0;
  for (const text of texts) {
    expect(all.indexOf(text, at), text).toBeGreaterThanOrEqual(at);
    at = all.indexOf(text, at) + text.length;
  }
  await expect(page.getByText(/^from \$\d+/).first()).toBeVisible();
  const team = page.getByRole("img", { name: /^Portrait of / });
  await expect(team.nth(3)).toBeAttached();
  for (const role of [/CEO/, /hair cutter/i, /beautician/i])
    await expect(page.getByRole("figure").filter({ hasText: role }).first()).toBeVisible();
});

test("the buttons of the home page lead somewhere sensible", async ({ page }) => {
  for (const [name, path] of [
    ["Get an Appointment", "/services"],
    [/^Explore More\s*: Treatments$/, "/services?service=turmeric-glow-facial"],
    [/^Explore More\s*: Thermal Bath$/, "/services?service=thermal-bath"],
    [/^Explore More\s*: Oil Massages$/, "/services?service=warm-oil-massage"],
    ["Become a Member", "/membership"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(path);
  }
});

test("the footer has the address in Dhaka, three columns and four social icons", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Dhaka");
  await expect(footer.getByRole("heading")).toHaveText(["Services", "Company", "About Us"]);
  for (const name of ["Facebook", "Instagram", "YouTube", "X"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
});

for (const { width, inRow, slides } of [
  { width: 390, inRow: 1, slides: 1 },
  { width: 768, inRow: 2, slides: 2 },
  { width: 1440, inRow: 4, slides: 2 },
]) {
  test(`${width} pixels wide, ${slides} testimonials are visible, 30 apart, and ${inRow} masters per row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await atRest(page);
    const portraits = page
      .getByRole("figure")
      .filter({ has: page.getByRole("img", { name: /^Portrait of / }) });
    const places = await boxes(portraits);
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(inRow);
    const track = page.getByRole("region", { name: "Testimonials" });
    // The page changes its layout once it knows the window's width.
    await expect(async () => {
      const [view] = await boxes(track);
      const reviews = await boxes(track.getByRole("figure"));
      expect(reviews.filter(({ right }) => right <= (view?.right ?? 0) + 1)).toHaveLength(slides);
      const [first, second] = reviews;
      expect((second?.x ?? 0) - (first?.right ?? 0), JSON.stringify([view, reviews])).toBeCloseTo(30, 0);
    }).toPass();
    const stars = await boxes(track.getByRole("img", { name: /stars?$|of 5/ }));
    for (const { width: wide } of stars) expect(wide).toBeLessThanOrEqual(120);
  });
}

test("on a phone the bar at the foot offers the next opening, as the first picture does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const card = page.getByText("Next opening").first().locator("..");
  const [, when] = (await card.innerText()).split("\n");
  expect(when).toMatch(/^(Today|Tomorrow), \d/);
  await page.getByRole("heading", { name: "Our Masters" }).scrollIntoViewIfNeeded();
  const bar = page.getByRole("link", { name: "Get an Appointment" }).last().locator("..");
  await expect(bar).toContainText("Next opening");
  await expect(bar).toContainText(when?.replace(/ with .*/, "") ?? "nothing");
});

test("the price list of a phone has each of the demo's services on one line, with a stitch up to its price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const rows = page.getByRole("listitem").filter({ hasText: /^.+from \$\d/ });
  await expect(rows).toHaveCount(11);
  for (const row of await rows.all()) {
    const [name] = await boxes(row.locator(".price-list-name"));
    const [stitch] = await boxes(row.locator(".stitch"));
    expect(name?.height, await row.innerText()).toBeLessThan(40);
    expect(stitch?.width, await row.innerText()).toBeGreaterThanOrEqual(20);
  }
});

test("the testimonials move by the arrow keys and by their dots", async ({ page }) => {
  await page.goto("/");
  const dot = (index: number) => page.getByRole("button", { name: `Testimonial ${index}`, exact: true });
  await page.getByRole("region", { name: "Testimonials" }).press("ArrowRight");
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await dot(1).click();
  await expect(dot(1)).toHaveAttribute("aria-current", "true");
});

function boxes(elements: Locator): Promise<DOMRect[]> {
  return elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}

test("a reloaded home page keeps its scroll position, even at its end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(place).toBeGreaterThan(8_000);
  const before = await place();
  await page.reload();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect.poll(place).toBe(before);
});
