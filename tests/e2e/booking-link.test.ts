import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { alive } from "#tests/e2e/support/alive.ts";
import { cards, fillIn, holdClock, payAndBeBooked } from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, logIn, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { serviceNamed } from "#tests/e2e/support/services.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const other = "https://parlour.example";

test("the owner makes a link, scans its code, and lists a site that may show it", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/salon");
  const section = page.getByRole("region", { name: "Booking link" });
  await section.getByLabel("Service").selectOption({ label: "Threading" });
  await section.getByLabel("Master").selectOption({ index: 1 });
  await section.getByLabel("Where you use it").fill("two words");
  await expect(section.getByText("Use letters, digits, - and _")).toBeVisible();
  await section.getByLabel("Where you use it").fill("mirror");
  const link = await section.getByLabel("Your link").inputValue();
  expect(link).toMatch(/\/book\?service=[\w-]+&master=[\w-]+&src=mirror$/);
  await expect(section.getByRole("img", { name: "QR code of your link" })).toBeVisible();
  await expectAccessible(page);
  for (const kind of ["PNG", "SVG"]) {
    const downloading = page.waitForEvent("download");
    await section.getByRole("button", { name: `Download ${kind}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`booking-link-mirror.${kind.toLowerCase()}`);
    expect(await readCode(download)).toBe(link);
  }

  await section.getByLabel("Sites that may show it").fill("parlour.example");
  await section.getByRole("button", { name: /^Save/ }).click();
  await expect(section.getByText("Write each site as https://www.example.com")).toBeVisible();
  await section.getByLabel("Sites that may show it").fill(`${other}/\nhttps://Book.Example:8443`);
  await section.getByRole("button", { name: /^Save/ }).click();
  await noticed(page, "Sites that may show it: saved");
  const ancestors = async (path: string) =>
    (await page.request.get(path)).headers()["content-security-policy"]?.match(/frame-ancestors .*/)?.[0];
  for (const path of ["/book", "/bn/book"])
    expect(await ancestors(path)).toBe(`frame-ancestors ${other} https://book.example:8443`);
  for (const path of ["/", "/login", "/services", "/dashboard/salon"])
    expect(await ancestors(path)).toBe("frame-ancestors 'none'");
});

test("a link names its page in each language, and says what it can't find", async ({ page }) => {
  const { _id } = await serviceNamed(page, "Threading");
  const answer = await page.request.get(`/bn/book?service=${_id}&src=mirror`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    302,
    `/bn/dashboard/bookingAppointment/${_id}?src=mirror`,
  ]);
  await page.goto("/book?service=gone&src=mirror");
  await expect(page.getByText("The service in this link is no longer offered.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/book?service=${_id}&hour=2020-01-01T10:00`);
  await expect(page.getByText("The hour in this link has passed.")).toBeVisible();
  await page.goto(`/book?service=${_id}&master=nobody`);
  await expect(page.getByText("The master in this link does not do this service now.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All services" }).click();
  await page.getByRole("link", { name: /^Thermal Bath/ }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe("at a phone's width", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a guest chooses in another site's frame without storage, and pays in a separate tab", async ({
    page,
    context,
    otherPage,
    openBrowser,
    baseURL,
    noise,
  }) => {
    noise.expect(/Access is denied for this document/);
    const guest = await signedUp(otherPage.context());
    const owner = await openBrowser();
    await signedIn(owner, admin);
    const settings = await owner.newPage();
    await settings.goto("/dashboard/salon");
    const section = settings.getByRole("region", { name: "Booking link" });
    await section.getByLabel("Sites that may show it").fill(other);
    await section.getByRole("button", { name: /^Save/ }).click();
    await noticed(settings, "Sites that may show it: saved");

    await keepNothingInFrames(page);
    const { _id } = await serviceNamed(page, "Threading");
    await showFramed(page, `${baseURL}/book?service=${_id}&src=parlour`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("html[data-alive]")).toBeAttached();
    await frame.getByRole("button", { name: "Choose your hour" }).click();
    const hours = frame.getByRole("dialog").getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ });
    await hours.getByRole("button").first().click();
    await expect(frame.getByRole("status").filter({ hasText: "You chose" })).toBeVisible();

    const opening = context.waitForEvent("page");
    await frame.getByRole("link", { name: "Book Appointment" }).click();
    const tab = await opening;
    await alive(tab);
    await logIn(tab, guest);
    await expect(holdClock(tab)).toBeVisible();
    await fillIn(tab, cards.pays);
    await payAndBeBooked(tab);

    await settings.goto("/dashboard/manageBookings?source=parlour");
    await expect(settings.getByRole("link", { name: guest.name, exact: true })).toBeVisible();
  });

  test("an unlisted site shows nothing of the salon", async ({ page, baseURL, noise }) => {
    noise.expect(/frame-ancestors/);
    const refused = page.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors 'none'"),
    );
    await showFramed(page, `${baseURL}/book`);
    await refused;
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

/** Simulates a browser that blocks storage in frames, as some are configured. */
async function keepNothingInFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
}

async function showFramed(page: Page, src: string): Promise<void> {
  await page.route(`${other}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Parlour</title><iframe src="${src}" title="Booking" width="370" height="800"></iframe>`,
    }),
  );
  // The salon of a test is on this machine, for which a browser needs permission.
  await page.context().grantPermissions(["local-network-access"], { origin: other });
  await page.goto(`${other}/`);
}

/** The text of a QR code, read from the picture. */
async function readCode(download: Download): Promise<string> {
  const picture = sharp(await readFile(await download.path())).resize(800);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 5_000 });
}
