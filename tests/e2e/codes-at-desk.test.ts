import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { chooseService, openDay, quietDay, signedUpStaff, visitOf } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { withOffer } from "#tests/e2e/support/offers.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const phone = { width: 390, height: 844 };
const caller = "Shaila Parvin";

test.use({ viewport: phone });

test("a caller names a code: on a phone the desk opens the field, sees the price before it books, and the offer counts the visit", async ({
  page,
  context,
  openBrowser,
  noise,
}) => {
  test.slow();
  noise.expect(/409/);
  const owner = await openBrowser();
  await withOffer(owner, { code: "EID10", off: { kind: "percent", percent: 10 } });
  await signedUpStaff(context, openBrowser);
  await openDay(page, quietDay());
  await page.getByRole("button", { name: "New booking" }).click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  const field = dialog.getByRole("textbox", { name: /^Code/ });

  await test.step("the guest, the service and the time", async () => {
    await dialog.getByRole("combobox", { name: "Guest" }).fill(caller);
    await dialog.getByRole("option", { name: /New guest/ }).click();
    await dialog.getByLabel("Mobile").fill("01811222444");
    await chooseService(dialog, "Turmeric Glow Facial");
    await dialog.getByLabel("Time", { exact: true }).fill("12:00");
    await expect(dialog.getByRole("button", { name: "Book, $38 at the salon" })).toBeVisible();
    await expect(field).toBeHidden();
  });

  await test.step("a wrong code is reported at its field, which opens by keyboard", async () => {
    await dialog.locator("summary", { hasText: "Code" }).press("Enter");
    await field.fill("puja20");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(
      "There is no such gift card or code. Check how it is written.",
    );
    await expect(dialog.getByRole("button", { name: "Book, $38 at the salon" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a correct one changes the price, and the visit is booked at it", async () => {
    await field.fill("eid10");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog.getByText("10% off: $3.80 less")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Book, $34.20 at the salon" }).click();
    await noticed(page, `Booked for ${caller}`);
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 1500 });
    await visitOf(page, caller).click();
    await page.setViewportSize(phone);
    const visit = page.getByRole("article", { name: caller });
    await expect(visit).toContainText("EID10");
    await expect(visit).toContainText("$34.20");
  });

  const offers = await owner.newPage();
  await offers.goto("/dashboard/offers");
  await expect(offers.getByRole("article", { name: "EID10" })).toContainText("1 visit booked, $34.20 in all");
});
