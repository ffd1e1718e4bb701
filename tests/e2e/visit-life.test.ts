import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  freeHours,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Alta Hands & Nails";

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a guest moves a visit, adds it to a calendar, cancels it and books it again", async ({ page }) => {
      await arriveToBook(page, service);
      await showNextMonth(page);
      const booked = await chooseHour(page);
      await fillIn(page, cards.pays);
      await payAndBeBooked(page);
      const visit = page.getByRole("article");
      await expect(visit).toContainText(beginningAt(booked.time));

      await test.step("move", async () => {
        await chooseOfVisit(visit, "Reschedule");
        const dialog = page.getByRole("dialog", { name: "Move your visit" });
        await expect(freeHours(page).first()).toBeVisible();
        await expect(dialog.getByRole("button", { name: "Choose an hour" })).toBeDisabled();
        const other = freeHours(page).nth(2);
        const time = (await other.textContent()) ?? "";
        await other.click();
        await expectAccessible(page);
        await dialog.getByRole("button", { name: /^Move to/ }).click();
        await noticed(page, "Your visit is moved");
        await expect(dialog).toBeHidden();
        await expect(visit).toContainText(beginningAt(time));
      });

      await test.step("calendar", async () => {
        const download = page.waitForEvent("download");
        await visit.getByRole("button", { name: /^Add to calendar/ }).click();
        expect((await download).suggestedFilename()).toBe("visit.ics");
        await page.context().route("https://calendar.google.com/**", (route) => route.fulfill({ body: "" }));
        const opened = page.context().waitForEvent("page");
        await chooseOfVisit(visit, "Google Calendar");
        await (await opened).waitForURL(/^https:\/\/calendar\.google\.com\//);
      });

      await test.step("cancel", async () => {
        await chooseOfVisit(visit, "Cancel visit");
        const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
        await expect(dialog).toContainText("All of the $18 that you paid goes back to your card.");
        await expectAccessible(page);
        await dialog.getByRole("button", { name: "Cancel visit" }).click();
        await noticed(page, "Your visit is cancelled");
        await expect(visit).toHaveCount(0);
      });

      await test.step("again", async () => {
        await page.getByRole("link", { name: /^Book again/ }).click();
        await expect(page.getByRole("complementary", { name: "Your visit" })).toContainText(service);
        await expect(page.getByRole("radio", { name: "Anyone" })).not.toBeChecked();
      });
    });
  });
}

/**
 * Matches the beginning of a visit's time span, which names am or pm once if both ends share it.
 * @param time '4:30 pm'
 */
function beginningAt(time: string): RegExp {
  return new RegExp(`\\b${time.replace(/ [ap]m$/, "")}( [ap]m)? to `);
}
