import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, publicPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 900 } });
test.slow();

test("the public pages speak Bangla below /bn", async ({ page, noise }) => {
  noise.expect(/404/);
  for (const place of [...publicPlaces, "/no-such-page"]) {
    await expectBangla(page, place);
    await expectAccessible(page);
  }
});

test("a customer's pages speak Bangla below /bn", async ({ page, context }) => {
  await signedIn(context, anika);
  for (const place of accountPlaces) {
    await expectBangla(page, place);
    await expectAccessible(page);
  }
});

test("an admin's pages speak Bangla below /bn", async ({ page, context }) => {
  await signedIn(context, admin);
  for (const place of adminPlaces) await expectBangla(page, place);
});

test("prices, hours and names are written in Bangla", async ({ page }) => {
  await page.goto("/bn/services?service=thermal-bath");
  await expect(page.getByRole("heading", { level: 2, name: "থার্মাল বাথ" })).toBeVisible();
  await expect(page.getByRole("tabpanel").getByText("$৫৫", { exact: true })).toBeVisible();
  await expect(page.getByText("৭৫ মিনিট", { exact: true })).toBeVisible();
});

test("the footer leads to the same page in the other language, and back", async ({ page }) => {
  await page.goto("/services?service=thermal-bath");
  await page.getByRole("contentinfo").getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL("/bn/services?service=thermal-bath");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await page.getByRole("link", { name: "আমাদের টিম" }).last().click();
  await expect(page).toHaveURL("/bn#team");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a wrong login is explained in Bangla, and a right one leads back to the page in Bangla", async ({
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

/** A word and two in small letters after it are a sentence that was forgotten; names have capitals. */
const sentence = /[A-Za-z]{2,}(?: [a-z'’]{2,}){2,}/;

/** Expects a page below /bn that fits the screen and says nothing in English but what people wrote. */
async function expectBangla(page: Page, place: string): Promise<void> {
  await page.goto(place === "/" ? "/bn" : `/bn${place}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await atRest(page);
  await expect(page).toHaveTitle(/[\u0980-\u09ff]/);
  const { said, overflow } = await page.evaluate(readPage);
  expect(
    said.filter((line) => sentence.test(line)),
    place,
  ).toEqual([]);
  expect(overflow, place).toBe(0);
}

/** Runs in the page: what is read and heard on it, without what people wrote themselves. */
function readPage(): { said: string[]; overflow: number } {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest("script, style, blockquote, code, [data-own-words]"))
      said.push(textContent ?? "");
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [alt], [title]"))
    for (const name of ["aria-label", "placeholder", "alt", "title"])
      said.push(element.getAttribute(name) ?? "");
  const { scrollWidth, clientWidth } = document.documentElement;
  return { said, overflow: scrollWidth - clientWidth };
}
