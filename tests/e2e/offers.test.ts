import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  moneySaid,
  payAndBeBooked,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner makes an offer on a phone, a guest books with it, and the owner sees its result and ends it", async ({
  page,
  openBrowser,
  noise,
}) => {
  test.slow();
  noise.expect(/409/);
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const offers = await owner.newPage();
  await offers.setViewportSize({ width: 390, height: 844 });

  await test.step("nothing is there yet, and the form says what is missing", async () => {
    await offers.goto("/dashboard/offers");
    await expect(offers.getByRole("heading", { name: "No offers yet" })).toBeVisible();
    await expectAccessible(offers);
    await offers.getByRole("button", { name: "New offer" }).click();
    const dialog = offers.getByRole("dialog", { name: "New offer" });
    await dialog.getByLabel("Percent").fill("150");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(
      dialog.getByText("3 to 20 letters A to Z and digits, with hyphens between them"),
    ).toBeVisible();
    await expect(dialog.getByText("At most 100")).toBeVisible();
    await expectAccessible(offers);
    await dialog.getByLabel("Code").fill("eid 10");
    await dialog.getByLabel("Percent").fill("10");
    await dialog.getByLabel("Uses in all").fill("5");
    await dialog.getByText("Alta Hands & Nails").click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await noticed(offers, "EID10 is saved");
    const offer = offers.getByRole("article", { name: "EID10" });
    await expect(offer).toContainText("Counts now");
    await expect(offer).toContainText("10% off: Alta Hands & Nails; 5 in all");
    await expect(offer).toContainText("0 visits booked");
  });

  await test.step("a guest books with it", async () => {
    await arriveToBook(page, "Alta Hands & Nails");
    await chooseHour(page);
    await page.getByLabel("Gift card or code").fill("EID10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(moneySaid(page, "$16.20 now;")).toBeVisible();
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);
  });

  await test.step("the owner sees it, changes it and ends it", async () => {
    await offers.reload();
    const offer = offers.getByRole("article", { name: "EID10" });
    await expect(offer).toContainText("1 visit booked, $16.20 in all");
    await offer.getByRole("button", { name: "Change" }).click();
    const dialog = offers.getByRole("dialog", { name: "Change EID10" });
    await expect(dialog.getByLabel("Uses in all")).toHaveValue("5");
    await dialog.getByLabel("Uses in all").fill("1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(offer).toContainText("Used up");
    await offer.getByRole("button", { name: "End it" }).click();
    await offers
      .getByRole("dialog", { name: "End EID10?" })
      .getByRole("button", { name: "End the offer" })
      .click();
    await noticed(offers, "EID10 has ended");
    await expect(offer).toContainText("Ended");
    await expect(offer.getByRole("button")).toHaveCount(0);
  });
});
