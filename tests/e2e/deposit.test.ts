import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  openBooking,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { admin, type Person, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner asks for a deposit, a guest pays it, the desk takes the rest, and another visit gives it back", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  await test.step("the owner asks for 30 percent, reading what it means", async () => {
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
    await expect(page.getByText("$5.40 now, $12.60 at the salon").first()).toBeVisible();
    await page.getByText("All $18 now").click();
    await expect(all).toBeChecked();
    await expect(page.getByText("$18 now;")).toBeVisible();
    await page.getByText("$5.40 now", { exact: true }).click();
    await expect(part).toBeChecked();
    await expect(page.getByText("$5.40 now, $12.60 at the salon;")).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);
    await expect(page.getByRole("article")).toContainText("$5.40 paid, $12.60 to pay at the salon.");
  });

  await test.step("the desk sees what is due and takes it once, and the guest's receipt says all of it", async () => {
    const [visit] = await bookingsOf(page, guest);
    const desk = await openBrowser();
    await signedUpStaff(desk, openBrowser);
    const calendar = await desk.newPage();
    await calendar.setViewportSize({ width: 390, height: 844 });
    await calendar.goto(`/dashboard/calendar?date=${visit?.startsAt?.slice(0, 10)}&visit=${visit?._id}`);
    const panel = calendar.getByRole("article", { name: guest.name });
    await expect(panel).toContainText("$5.40, card; $12.60, not yet");
    await panel.getByRole("button", { name: "Pay at salon, $12.60" }).click();
    await calendar.getByRole("button", { name: "Take $12.60 in cash" }).click();
    await calendar.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon");
    await expect(panel.getByRole("button", { name: /^Pay at salon/ })).toHaveCount(0);
    await page.goto(`/dashboard/receipts/${visit?._id}`);
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("Deposit, paid by card$5.40");
    await expect(receipt).toContainText(/Paid at the salon on .*\$12\.60/);
    await expect(receipt).not.toContainText("To pay at the salon");
  });

  await test.step("another visit is cancelled, and what comes back is what was shown", async () => {
    await openBooking(page, "Turmeric Glow Facial");
    await showNextMonth(page);
    await chooseHour(page);
    await expect(page.getByRole("radio", { name: /^\$11\.40 now/ })).toBeChecked();
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);
    const visit = page.getByRole("article").filter({ hasText: "Turmeric Glow Facial" });
    await chooseOfVisit(visit, "Cancel visit");
    const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
    await expect(dialog).toContainText("All of the $11.40 that you paid goes back to your card.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "Your visit is cancelled");
    const facial = (await bookingsOf(page, guest)).find(({ price }) => price === 38);
    await page.goto(`/dashboard/receipts/${facial?._id}`);
    await expect(page.getByRole("article")).toContainText("Paid, less what was given back$0");
    await expect(page.getByRole("article")).toContainText("-$11.40");
  });
});

interface Booked {
  _id: string;
  price: number;
  startsAt: string | null;
}

async function bookingsOf(page: Page, { email }: Person): Promise<Booked[]> {
  const authorization = `Bearer ${await tokenOf(page.context(), email)}`;
  const answer = await page.request.get(`/api/bookings/${email}`, { headers: { authorization } });
  expect(answer.status()).toBe(200);
  return await answer.json();
}
