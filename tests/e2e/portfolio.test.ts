import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { beBooked, cards, chooseHour, fillIn, payNow } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const works = (page: Page) => page.getByRole("main").getByRole("list", { name: "Works" });
const onHome = (page: Page) => page.locator("#portfolio");

test("the owner shows a work, a visitor books it, and it disappears as soon as its consent is withdrawn", async ({
  page,
  context,
  otherPage,
}) => {
  test.slow();
  await signedIn(context, admin);
  await page.goto("/dashboard/portfolio");
  await expect(page.getByText("7 works, 7 shown")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add a work" }).click();
  const form = page.getByRole("dialog", { name: "A new work" });
  await form.getByLabel("Title", { exact: true }).fill("Peacock palm");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Say what the picture shows")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Picture", { exact: true }).setInputFiles(await picture());
  await expect(form.getByText("The picture is here.")).toBeVisible();
  await form.getByLabel("What the picture shows, for those").fill("A palm with a peacock of mehendi");
  await form.getByLabel("Service", { exact: true }).selectOption("Bridal Mehendi");
  await form.getByLabel("Master", { exact: true }).selectOption("Labonno Das");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  const added = works(page).getByRole("listitem").filter({ hasText: "Peacock palm" });
  await expect(added).toContainText("no consent yet");

  await otherPage.setViewportSize({ width: 390, height: 844 });
  await signedUp(otherPage.context());
  await otherPage.goto("/#portfolio");
  await expect(onHome(otherPage).getByRole("heading", { name: "Our Portfolio" })).toBeVisible();
  await expect(onHome(otherPage).getByText("Peacock palm")).toHaveCount(0);

  await added.getByRole("button", { name: "Edit Peacock palm" }).click();
  const edit = page.getByRole("dialog", { name: "Peacock palm" });
  await edit.getByLabel("The day on which the person agreed").fill("2026-11-20");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(added).toContainText("Agreed on 20 Nov 2026");
  await expect(added).toContainText("on the site");

  await otherPage.reload();
  await expectAccessible(otherPage);
  await onHome(otherPage).getByRole("link", { name: "Book this: Peacock palm" }).click();
  await expect(otherPage).toHaveURL(/\/dashboard\/bookingAppointment\/[^/]+\?master=/);
  await expect(otherPage.getByRole("radio", { name: /Labonno Das/ })).toBeChecked();
  await chooseHour(otherPage);
  await fillIn(otherPage, cards.pays);
  await beBooked(otherPage, () => payNow(otherPage).click());

  await added.getByRole("button", { name: /^Withdraw consent ?: Peacock palm$/ }).click();
  const question = page.getByRole("dialog", { name: "Take 'Peacock palm' off the site for good?" });
  await expect(question).toContainText("It disappears from the portfolio at once");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Withdraw and delete the picture" }).click();
  await expect(added).toContainText("consent withdrawn");
  await otherPage.goto("/#portfolio");
  await expect(onHome(otherPage).getByText("Garland braid")).toBeVisible();
  await expect(onHome(otherPage).getByText("Peacock palm")).toHaveCount(0);
});

test("works are ordered, unpublished and deleted by keyboard", async ({ page, context }) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/portfolio");
  const titles = works(page).getByRole("heading");
  await expect(titles.first()).toHaveText("Colour and cut");
  await page.getByRole("button", { name: "Move Garland braid up" }).press("Enter");
  await expect(titles.first()).toHaveText("Garland braid");
  await expect(page.getByRole("status").filter({ hasText: "Garland braid is now 1 of 7" })).toHaveCount(1);
  const up = page.getByRole("button", { name: "Move Garland braid up" });
  await expect(up).toBeFocused();
  await up.press("Enter");
  await expect(titles.first()).toHaveText("Garland braid");

  await page.getByRole("button", { name: /^Unpublish ?: Palm and wrist$/ }).press("Enter");
  await expect(page.getByText("7 works, 6 shown")).toBeVisible();
  await page.getByRole("button", { name: "Delete Palm and wrist" }).press("Enter");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(titles).toHaveText([
    "Garland braid",
    "Colour and cut",
    "Alta, for a wedding guest",
    "After six weeks",
    "Khopa with shiuli",
    "Brows, kept full",
  ]);
  await page.goto("/");
  await expect(onHome(page).getByRole("heading", { level: 3 }).first()).toHaveText("Garland braid");
});

test("a before-and-after pair is compared by keyboard", async ({ page }) => {
  await page.goto("/#portfolio");
  await onHome(page).getByRole("link", { name: "Colour and cut", exact: true }).click();
  const slider = page.getByRole("slider", { name: "Compare before and after: Colour and cut" });
  const after = page.getByRole("img", { name: /Long hair, cut straight/ });
  const cut = () => after.evaluate((element) => getComputedStyle(element).clipPath);
  await slider.focus();
  const before = await cut();
  await slider.press("ArrowLeft");
  await expect(slider).toHaveValue("49");
  expect(await cut()).not.toBe(before);
});

async function picture() {
  const plain = sharp({ create: { width: 60, height: 75, channels: 3, background: "#1d3a30" } });
  return { name: "palm.jpg", mimeType: "image/jpeg", buffer: await plain.jpeg().toBuffer() };
}
