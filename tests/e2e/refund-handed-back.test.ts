import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  arriveToBook,
  chooseHour,
  fillIn,
  openBooking,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit, visitOf } from "#tests/e2e/support/own-visit.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { refundsAtProvider } from "#tests/e2e/support/provider.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

/** A card whose bank returns a refund three minutes later, as for a closed card. */
const closedCard = "4000000000005126";

test("a refund to the guest's closed card is handed back in cash, and the till, the visit and its receipt say so", async ({
  page,
  openBrowser,
  salon,
  clock,
}) => {
  test.slow();
  const guest = await arriveToBook(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await chooseHour(page);
  await fillIn(page, closedCard);
  await payAndBeBooked(page);
  const { _id: id, transactionId } = await visitOf(page, guest, "Alta Hands & Nails");
  await chooseOfVisit(page.getByRole("article").first(), "Cancel visit");
  const cancelling = page.getByRole("dialog", { name: "Cancel this visit?" });
  await cancelling.getByRole("button", { name: "Cancel visit" }).click();
  await noticed(page, "Your visit is cancelled");
  await expect.poll(() => refundsAtProvider(salon, transactionId)).toEqual([1800]);
  await clock.advance(minutes(4));
  // The sandbox reports what its banks did at the next request.
  await openBooking(page, "Threading");
  await chooseHour(page);

  const browser = await openBrowser();
  await signedIn(browser, admin);
  const owner = await browser.newPage();
  await test.step("the owner hands it back, and records how", async () => {
    const card = owner.getByRole("article", { name: "A refund failed" }).filter({ hasText: guest.name });
    await expect(async () => {
      await owner.goto("/dashboard/exceptions");
      await expect(card).toBeVisible();
    }).toPass();
    await card.getByRole("button", { name: "Hand it back at the salon" }).click();
    const dialog = owner.getByRole("dialog", { name: `Hand $18 back to ${guest.name}` });
    await expect(dialog.getByRole("radio", { name: "Cash" })).toBeChecked();
    await atRest(owner);
    await expectAccessible(owner);
    await dialog.getByRole("button", { name: "$18 is handed back" }).click();
    await noticed(owner, "It is written down as handed back");
    await expect(card).toContainText("done");
    await expect(card.getByRole("button", { name: "Refund again" })).toHaveCount(0);
  });

  await test.step("it was too early: the owner undoes it, and hands it back once more", async () => {
    const cards = owner.getByRole("article", { name: "A refund failed" });
    await cards.getByRole("button", { name: "$18 was not handed back" }).click();
    const mistake = owner.getByRole("dialog", { name: `Was $18 not handed back to ${guest.name}?` });
    await expect(mistake).toBeVisible();
    await atRest(owner);
    await expectAccessible(owner);
    await mistake.getByRole("button", { name: "$18 was not handed back" }).click();
    await cards.getByRole("button", { name: "Hand it back at the salon" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "$18 is handed back" }).click();
    await expect(cards.getByRole("button", { name: "Hand it back at the salon" })).toHaveCount(0);
  });

  await test.step("the guest sees it beside the visit and on the receipt, and no card gets it again", async () => {
    await page.goto("/dashboard/myBookings");
    await expect(page.getByText("$18 back at the salon").filter({ visible: true })).not.toHaveCount(0);
    await page.goto(`/dashboard/receipts/${id}`);
    await expect(page.getByRole("article")).toContainText(/Given back at the desk on .*−\$18/);
    expect(refundsAtProvider(salon, transactionId)).toEqual([1800]);
  });
});
