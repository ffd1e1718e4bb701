import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  moneySaid,
  payAndBeBooked,
} from "#tests/e2e/support/booking-page.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit, visitOf } from "#tests/e2e/support/own-visit.ts";
import { takeInCash } from "#tests/e2e/support/paid-at-salon.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { refundsAtProvider } from "#tests/e2e/support/provider.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner asks for a deposit, a guest pays it, the desk takes the rest, and the refund matches what was shown to the cent", async ({
  page,
  openBrowser,
  salon,
}) => {
  test.slow();
  await test.step("the owner asks for 30 percent, with an example beside it", async () => {
    const owner = await openBrowser();
    await signedIn(owner, admin);
    const settings = await owner.newPage();
    await settings.setViewportSize({ width: 390, height: 844 });
    await settings.goto("/dashboard/salon");
    const paying = settings.getByRole("region", { name: "Paying" });
    await expect(paying.getByText(/^A customer pays all of \$/).first()).toBeVisible();
    const ofEverybody = paying.getByRole("group", { name: "What customers pay when they book" });
    await ofEverybody.getByText("A share of it").click();
    const percent = paying.getByLabel("Percent to pay when booking");
    await percent.fill("100");
    await paying.getByRole("button", { name: /^Save/ }).click();
    await expect(paying.getByText("At most 99")).toBeVisible();
    await percent.fill("30");
    await expect(paying.getByText(/when booking, \$.* at the salon\.$/).first()).toBeVisible();
    // The bars at the top and bottom of a phone cover what happens to be there.
    await paying.evaluate((section) => section.scrollIntoView());
    await expectAccessible(settings);
    await paying.getByRole("button", { name: /^Save/ }).click();
    await noticed(settings, "Paying: saved");
  });

  const guest = await arriveToBook(page, "Alta Hands & Nails");
  await test.step("a guest sees both parts, may pay all of it, and pays the deposit", async () => {
    await chooseHour(page);
    const part = page.getByRole("radio", { name: /^\$5\.40 now/ });
    const all = page.getByRole("radio", { name: /^All \$18 now/ });
    await expect(part).toBeChecked();
    await expect(moneySaid(page, "$5.40 now, $12.60 at the salon;")).toBeVisible();
    await page.getByText("All $18 now").click();
    await expect(all).toBeChecked();
    await expect(moneySaid(page, "$18 now;")).toBeVisible();
    await page.getByText("$5.40 now", { exact: true }).click();
    await expect(part).toBeChecked();
    await expect(moneySaid(page, "$5.40 now, $12.60 at the salon;")).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);
    await expect(page.getByRole("article")).toContainText("$5.40 paid, $12.60 to pay at the salon.");
  });

  const visit = await visitOf(page, guest, "Alta Hands & Nails");
  const browser = await openBrowser();
  await signedUpStaff(browser, openBrowser);
  const desk = await browser.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  const receipt = page.getByRole("article");
  await test.step("the desk sees what is due and takes it once, and the guest's receipt lists all of it", async () => {
    await desk.goto(`/dashboard/calendar?date=${visit.startsAt?.slice(0, 10)}&visit=${visit._id}`);
    const panel = desk.getByRole("article", { name: guest.name });
    await expect(panel).toContainText("$5.40, card; $12.60, not yet");
    await takeInCash(desk, "$12.60");
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon");
    await expect(panel.getByRole("button", { name: /^Pay at salon/ })).toHaveCount(0);
    await page.goto(`/dashboard/receipts/${visit._id}`);
    await expect(receipt).toContainText("Deposit, paid by card$5.40");
    await expect(receipt).toContainText(/Paid at the salon on .*\$12\.60/);
    await expect(receipt).not.toContainText("To pay at the salon");
  });

  const { toCard, waits } =
    await test.step("the guest sees the refund of both parts, and cancels", async () => {
      await page.goto("/dashboard/myBookings");
      await chooseOfVisit(page.getByRole("article").first(), "Cancel visit");
      const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
      const preview = dialog.getByRole("status").filter({ hasText: "waits for you at the salon" });
      const shown = await preview.innerText();
      const [, toCard = ""] = /(\$[\d.]+) of the \$18 that you paid goes back to your card/.exec(shown) ?? [];
      const [, waits = ""] = /(\$[\d.]+) waits for you at the salon/.exec(shown) ?? [];
      expect([toCard, waits]).toEqual(["$5.40", "$12.60"]);
      await dialog.getByRole("button", { name: "Cancel visit" }).click();
      await noticed(page, "Your visit is cancelled");
      return { toCard, waits };
    });

  await test.step("the card gets exactly that, and the desk hands back exactly that", async () => {
    await expect
      .poll(() =>
        refundsAtProvider(salon, visit.transactionId).map((cents) => `$${(cents / 100).toFixed(2)}`),
      )
      .toEqual([toCard]);
    await desk.goto("/dashboard/manageBookings?status=hand_back");
    const card = desk.getByRole("listitem").filter({ hasText: guest.name });
    await expect(card).toContainText(`${waits} to hand back`);
    await card.getByRole("button", { name: /^Actions for/ }).click();
    await desk.getByRole("menuitem", { name: `Hand back ${waits}` }).click();
    const dialog = desk.getByRole("dialog", { name: `Hand ${waits} back to ${guest.name}` });
    await dialog.getByRole("button", { name: `${waits} is handed back` }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the receipt lists both, and that nothing is left", async () => {
    await page.goto(`/dashboard/receipts/${visit._id}`);
    await expect(receipt).toContainText(`Given back to the card on 23 Nov 2026−${toCard}`);
    await expect(receipt).toContainText(`Given back at the desk on 23 Nov 2026−${waits}`);
    await expect(receipt).toContainText("Paid, less what was given back$0");
    await expect(receipt).not.toContainText("To be handed back at the salon");
  });
});
