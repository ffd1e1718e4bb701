import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { bookByPhone, openDay, panel, quietDay, visitOf } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`places, another end, a search and a row with conflicts are accessible and work by keyboard at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openDay(page, quietDay(6));
    if (width < 768) {
      await page.getByRole("group", { name: "Master" }).getByRole("button", { name: "Labonno" }).click();
    }
    const call = { name: "Tuli Roy", service: "Turmeric Glow Facial", master: "Labonno Das", at: "12:00" };
    await bookByPhone(page, call);
    const press = async (name: string) => {
      await panel(page).getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    };

    await test.step("the places where it fits", async () => {
      await visitOf(page, "Tuli Roy").focus();
      await page.keyboard.press("Enter");
      await press("Free places");
      await expect(page.getByRole("heading", { name: "Moving Tuli Roy" })).toBeFocused();
      await expect(page.getByRole("button", { name: /^\d+:\d\d [ap]m Labonno Das/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { name: "Tuli Roy" })).toBeFocused();
    });

    await test.step("a later end", async () => {
      await press("Longer or shorter");
      const dialog = page.getByRole("dialog", { name: "When does Tuli Roy's visit end?" });
      await dialog.getByRole("button", { name: "End five minutes later" }).focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toContainText("5 minutes longer.");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("a row whose dates are all taken by the previous row", async () => {
      await press("Repeat");
      const dialog = page.getByRole("dialog", { name: "Book Tuli Roy again" });
      await dialog.getByRole("button", { name: "Book 6 visits" }).click();
      await expect(dialog).toBeHidden();
      await press("Repeat");
      await expect(dialog.getByRole("status").filter({ hasText: "6 visits, 6 to settle" })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("the search", async () => {
      await page.keyboard.press("/");
      const dialog = page.getByRole("dialog", { name: "Find a guest or a booking" });
      await dialog.getByRole("combobox").fill("tuli");
      await expect(dialog.getByRole("option", { name: /Tuli Roy/ }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
