import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { expectBangla, typedByPeople } from "#tests/e2e/support/bangla.ts";
import { cards, typeCard } from "#tests/e2e/support/booking-page.ts";
import { admin, anika, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const calendarDialogs = ["নতুন বুকিং", "সময় বন্ধ রাখুন"];
const visitDialogs = ["সময় বদলান", "বাতিল করুন"];
/** The owner's dialogs: the page, the tab to choose first, if any, and what opens the dialog. */
const ownerDialogs: { place: string; tab?: RegExp; opener: string | RegExp }[] = [
  { place: "mastersAndHours", opener: "দিন যোগ করুন" },
  { place: "mastersAndHours", opener: "বিউটিশিয়ান যোগ করুন" },
  { place: "mastersAndHours", opener: "আর এখানে কাজ করেন না" },
  { place: "mastersAndHours", opener: "নাম ও ছবি" },
  { place: "users", opener: /-কে মুছুন$/ },
  { place: "reviews", tab: /^দেখানো/, opener: "উত্তর দিন" },
  { place: "reviews", tab: /^দেখানো/, opener: "লুকান" },
  { place: "settings", opener: "আমার অ্যাকাউন্ট মুছুন" },
  { place: "settings", opener: "সব জায়গা থেকে লগআউট করুন" },
];

test.use({ viewport: { width: 390, height: 900 } });

test("the booking page is in Bangla with a held hour, and after a refusal", async ({
  page,
  context,
  openBrowser,
  noise,
}) => {
  const typed = await typedByPeople(await openBrowser());
  const { name } = await signedUp(context);
  typed.add(name);
  const [service] = await (await page.request.get("/api/services")).json();
  await page.goto(`/bn/dashboard/bookingAppointment/${service._id}`);
  await page
    .getByRole("group", { name: /^(সকাল|দুপুর ও বিকেল|সন্ধ্যা)$/ })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByRole("timer").filter({ visible: true })).toContainText("আপনার জন্য রাখা");
  await page.getByLabel("মোবাইল নম্বর").fill("1");
  await page.getByLabel("নাম", { exact: true }).fill("");
  await page.getByRole("button", { name: "পেমেন্ট করুন" }).filter({ visible: true }).click();
  await expect(page.getByText("নাম লিখুন")).toBeVisible();
  await expectBangla(page, typed);

  // The bank's refusal is only in English.
  noise.expect(/402/);
  await page.getByLabel("মোবাইল নম্বর").fill("০১৭১১০০০০০০");
  await page.getByLabel("নাম", { exact: true }).fill(name);
  await typeCard(page, cards.declined);
  await page.getByRole("button", { name: "পেমেন্ট করুন" }).filter({ visible: true }).click();
  await expect(page.getByText("ব্যাংক কার্ডটি নেয়নি। কোনো টাকা কাটা হয়নি।")).toBeVisible();
  await expectBangla(page, typed);
});

test("the calendar's dialogs are in Bangla", async ({ page, context, openBrowser }) => {
  const typed = await typedByPeople(await openBrowser());
  await signedIn(context, admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/bn/dashboard/calendar?date=2026-11-24");
  await atRest(page);
  for (const opener of calendarDialogs) {
    await page.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectBangla(page, typed);
    await page.keyboard.press("Escape");
  }
  await page
    .getByRole("region", { name: "ক্যালেন্ডার" })
    .getByRole("button", { name: /হেয়ার|ফেসিয়াল|মালিশ|বাথ/ })
    .first()
    .click();
  const visit = page.getByRole("complementary").getByRole("article");
  await expect(visit).toBeVisible();
  await expectBangla(page, typed);
  for (const opener of visitDialogs) {
    await visit.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await atRest(page);
    await expectBangla(page, typed);
    await page.keyboard.press("Escape");
  }
});

test("the owner's questions and forms in dialogs are in Bangla and accessible", async ({
  page,
  context,
  openBrowser,
}) => {
  test.slow();
  const typed = await typedByPeople(await openBrowser());
  await signedIn(context, admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { place, tab, opener } of ownerDialogs) {
    await page.goto(`/bn/dashboard/${place}`);
    await atRest(page);
    if (tab) await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("button", { name: opener }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await atRest(page);
    await expectBangla(page, typed);
    await expectAccessible(page);
  }
});

test("a part whose Bangla can't be loaded is in English", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load|Failed to fetch/);
  await page.goto("/bn/services");
  await atRest(page);
  let asked = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if (!/[\u0980-\u09ff]/.test(await response.text())) return await route.fulfill({ response });
    asked++;
    await route.abort();
  });
  await page.getByRole("button", { name: "সময় বেছে নিন" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  expect(asked).toBe(1);
});

test("a page with its own texts is in Bangla as soon as it opens", async ({ page }) => {
  await page.goto("/bn/contact");
  for (const [place, name] of [
    ["privacy", "গোপনীয়তা"],
    ["terms", "শর্তাবলি"],
  ] as const) {
    await page.getByRole("contentinfo").locator(`a[href='/bn/${place}']`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
  }
  await page.goto("/bn/membership");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("বিউটি মেম্বারশিপ");
});

test("prices, hours and names are in Bangla", async ({ page }) => {
  await page.goto("/bn/services?service=thermal-bath");
  await expect(page.getByRole("heading", { level: 2, name: "থার্মাল বাথ" })).toBeVisible();
  await expect(page.getByRole("tabpanel").getByText("$৫৫", { exact: true })).toBeVisible();
  await expect(page.getByText("৭৫ মিনিট", { exact: true })).toBeVisible();
});

test("the header links to the same place in the other language, and back", async ({ page }) => {
  await page.goto("/services?service=thermal-bath");
  await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL("/bn/services?service=thermal-bath");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await page.getByRole("link", { name: "আমাদের টিম" }).last().click();
  await expect(page).toHaveURL("/bn#team");
  // The address changes before the page does, and the page that is still visible links to its own English version.
  await expect(page.getByRole("heading", { level: 2, name: "আমাদের বিউটিশিয়ানরা" })).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/#team");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a wrong login is explained in Bangla, and a correct one returns to the page in Bangla", async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await page.goto("/bn/dashboard/myBookings");
  await expect(page).toHaveURL("/bn/login");
  const form = page.getByRole("main");
  await form.getByLabel("ইমেইল").fill(anika.email);
  await form.getByLabel("পাসওয়ার্ড", { exact: true }).fill("123");
  await form.getByRole("button", { name: "লগইন", exact: true }).click();
  await expect(form.getByText("পাসওয়ার্ডে অন্তত ৬টি অক্ষর থাকতে হবে")).toBeVisible();
  await form.getByLabel("পাসওয়ার্ড", { exact: true }).fill("not-her-password");
  await form.getByRole("button", { name: "লগইন", exact: true }).click();
  await expect(form.getByText("এই ইমেইল আর পাসওয়ার্ড মিলছে না।")).toBeVisible();
  await form.getByLabel("পাসওয়ার্ড", { exact: true }).fill(anika.password);
  await form.getByRole("button", { name: "লগইন", exact: true }).click();
  await expect(page).toHaveURL("/bn/dashboard/myBookings");
});
