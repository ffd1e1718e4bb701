import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  beginBooking,
  bookByPhone,
  openDay,
  panel,
  quietDay,
  signedUpStaff,
  visitOf,
} from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const facial = "Turmeric Glow Facial";
const call = { name: "Tuli Roy", service: facial, master: "Labonno Das", at: "12:00" };

test.describe("at the front desk", () => {
  test.beforeEach(async ({ context, page, openBrowser }) => {
    await signedUpStaff(context, openBrowser);
    await openDay(page, quietDay());
  });

  for (const width of [390, 1440]) {
    test(`a phone booking with a lost answer says so beside its button and keeps the input, ${width} pixels wide`, async ({
      page,
      noise,
    }) => {
      noise.expect(/ERR_FAILED|No answer to createDeskBooking/);
      await page.setViewportSize({ width, height: 800 });
      await page.route("**/api/desk-bookings", (route) => route.abort(), { times: 1 });
      const dialog = await beginBooking(page, call);
      const book = dialog.getByRole("button", { name: /^Book, \$/ });
      await book.click();
      const told = dialog.getByRole("alert").filter({ hasText: "The connection broke" });
      await expect(told).toBeInViewport();
      await expectAccessible(page);
      await book.click();
      await noticed(page, `Booked for ${call.name}`);
    });
  }

  test("a notice is above a dialog, and is dismissed without closing it", async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|No answer to recordPayment/);
    await (await bookByPhone(page, call)).click();
    await page.route("**/api/bookings/*/payments", (route) => route.abort());
    await panel(page)
      .getByRole("button", { name: /^Pay at salon/ })
      .click();
    const dialog = page.getByRole("dialog", { name: `${call.name} pays` });
    await dialog.getByLabel("The guest gives").fill("500");
    await dialog.getByRole("button", { name: /^Take .* in cash$/ }).click();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await expect(dismiss).toBeVisible();
    await dismiss.click();
    await expect(dismiss).toBeHidden();
    await expect(dialog.getByLabel("The guest gives")).toHaveValue("500");
  });

  test("the focus returns to what opened a dialog, or to the nearest heading if that is gone", async ({
    page,
  }) => {
    const add = page.getByRole("button", { name: "New booking" });
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();

    await (await bookByPhone(page, call)).click();
    const move = panel(page).getByRole("button", { name: "Move" });
    await move.click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep as it is" }).click();
    await expect(move).toBeFocused();

    await panel(page).getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel visit" }).click();
    await expect(visitOf(page, call.name)).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    const beside = page.getByRole("complementary", { name: "Visit" });
    await expect(beside.getByRole("heading").first()).toBeFocused();
  });

  test("Esc and a click beside a dialog ask before they discard the input", async ({ page }) => {
    const dialog = await beginBooking(page, call);
    const name = dialog.getByLabel("Name", { exact: true });
    await name.focus();
    const question = page.getByRole("dialog", { name: "Close without saving?" });
    // Chromium closes a dialog on a second Esc even if the page prevented the first.
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(name).toHaveValue(call.name);
    await expect(name).toBeFocused();

    await page.mouse.click(5, 5);
    await question.getByRole("button", { name: "Discard it" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "New booking" })).toBeFocused();
    await page.getByRole("button", { name: "New booking" }).click();
    await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test("Back closes a dialog but not the page below it, and asks before it discards the input", async ({
    page,
  }) => {
    const places = page.getByRole("navigation", { name: "Dashboard" });
    await places.getByRole("link", { name: "Guests" }).click();
    await expect(page).toHaveURL("/dashboard/guests");
    await places.getByRole("link", { name: "Calendar" }).click();
    await expect(page).toHaveURL("/dashboard/calendar");
    const add = page.getByRole("button", { name: "New booking" });
    await add.click();
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();

    await add.click();
    await dialog.getByRole("combobox", { name: "Guest" }).fill("Tuli Roy");
    await page.goBack();
    const question = page.getByRole("dialog", { name: "Close without saving?" });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Tuli Roy");
    await page.goBack();
    await question.getByRole("button", { name: "Discard it" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/dashboard/calendar");

    await page.goBack();
    await expect(page).toHaveURL("/dashboard/guests");
  });
});

test("renaming a master saves nothing of a week that is being edited", async ({ page, context }) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/mastersAndHours");
  await page
    .getByRole("navigation", { name: "Masters" })
    .getByRole("button", { name: /Labonno Das/ })
    .click();
  const tuesday = page.getByRole("group", { name: "Tuesday" });
  const works = tuesday.getByRole("checkbox", { name: "Works on Tuesdays" });
  await expect(works).toBeChecked();
  await works.uncheck({ force: true });

  const edit = page.getByRole("button", { name: "Name and photo" });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Name and photo" });
  await dialog.getByLabel("Role", { exact: true }).fill("Senior Beautician");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await dialog.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty("hours");
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page.getByText("Senior Beautician").first()).toBeVisible();

  await expect(works).not.toBeChecked();
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("Changes are not saved yet.")).toBeHidden();
  await page.reload();
  await page
    .getByRole("navigation", { name: "Masters" })
    .getByRole("button", { name: /Labonno Das/ })
    .click();
  await expect(works).not.toBeChecked();
});

/** Opens the dialog for a phone booking and types a name. */
