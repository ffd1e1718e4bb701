import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { cards, chooseHour, openBooking, payAndBeBooked, typeCard } from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, logIn, signedIn, signedUp, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();

    test("a visitor joins by card, then books at the member's price with the saved card", async ({
      page,
      context,
    }) => {
      const person = await signedUp(context);
      await context.clearCookies();

      await test.step("from the banner to the payment", async () => {
        await page.goto("/");
        await page.getByRole("main").getByRole("link", { name: "Become a Member" }).click();
        await expect(page.getByRole("heading", { name: "$120 a year" })).toBeVisible();
        await page.getByRole("link", { name: "Become a Member" }).click();
        await expect(page).toHaveURL(/\/login$/);
        await logIn(page, person);
        await expect(page.getByRole("heading", { name: "Join for a year" })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step("joins and saves the card", async () => {
        await expect(page.getByText(/^\$120 now, and nothing later/)).toBeVisible();
        await typeCard(page, cards.pays);
        await page.getByLabel("Save this card for my next visit").check();
        await page.getByRole("button", { name: "Pay Now" }).click();
        const card = page.getByRole("region", { name: "Beauty member" });
        await expect(card).toContainText("25%");
        await expect(card.getByRole("heading")).toBeFocused();
        await expect(card).toContainText(person.name);
        await expectAccessible(page);
        await page.getByRole("link", { name: /^Receipt/ }).click();
        const receipt = page.getByRole("article", { name: /^Receipt/ });
        await expect(receipt).toContainText("Beauty membership, one year");
        await expect(receipt).toContainText("$120");
        await expectAccessible(page);
        await page.goto("/membership");
        await expect(page.getByText(/^You are a member until/)).toBeVisible();
      });

      await test.step("books at the member's price with the saved card", async () => {
        await openBooking(page, "Threading");
        const visit = page.getByRole("complementary", { name: "Your visit" });
        // Without enough room, it is collapsed to its sum.
        if (width < 1180) await visit.getByText("$4.50").first().click();
        await expect(visit.getByText("Member discount, 25%")).toBeVisible();
        await expect(visit).toContainText("−$1.50");
        await chooseHour(page);
        await expect(visit).toContainText("$4.50");
        await expect(page.getByRole("radio", { name: /Visa ending 4242/ })).toBeChecked();
        await expectAccessible(page);
        await page.getByLabel("Mobile number").fill("01711000000");
        await payAndBeBooked(page);
        expect(await pricesOf(context, person.email)).toEqual([4.5]);
      });

      await test.step("removes the card", async () => {
        await page.goto("/dashboard/settings");
        await expect(page.getByText("Visa ending 4242").first()).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: /^Remove.*Visa ending 4242$/ }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
        await expect(page.getByText("No card is saved.")).toBeVisible();
      });
    });
  });
}

test("a declined card starts no membership, and another card then does", async ({ page, context, noise }) => {
  noise.expect(/402/);
  await signedUp(context);
  await page.goto("/dashboard/membership");
  await typeCard(page, cards.declined);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await typeCard(page, cards.pays);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByRole("region", { name: "Beauty member" })).toBeVisible();
});

test("the owner sets the yearly price, sees the members, and refunds a year", async ({
  page,
  context,
  otherPage,
}) => {
  await signedIn(context, admin);
  const member = await signedUp(otherPage.context(), "Rumana Haque");
  await page.goto("/dashboard/salon");
  const membership = page.getByRole("region", { name: "Membership" });
  const price = membership.getByLabel("Price of a year in dollars");
  await expect(price).toHaveValue("120");
  await price.fill("80");
  await membership.getByRole("button", { name: /^Save/ }).click();
  await noticed(page, "Membership: saved");
  await otherPage.goto("/dashboard/membership");
  await expect(otherPage.getByText(/^\$80 now, and nothing later/)).toBeVisible();
  await typeCard(otherPage, cards.pays);
  await otherPage.getByRole("button", { name: "Pay Now" }).click();
  await expect(otherPage.getByRole("region", { name: "Beauty member" })).toBeVisible();

  await price.fill("120");
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/api/salon-settings") && answer.ok()),
    membership.getByRole("button", { name: /^Save/ }).click(),
  ]);
  await expect(membership.getByText("Not saved yet")).toBeHidden();
  await page.goto("/dashboard/users");
  await page.getByLabel("Search users").fill(member.email);
  await expect(page.getByRole("heading", { name: "1 user found" })).toBeVisible();
  await expect(page.getByText(/^Member until/)).toBeVisible();
  await page.getByRole("button", { name: /^End membership/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, give it back" }).click();
  await noticed(page, "$80 goes back to the card");
  await expect(page.getByText(/^Member until/)).toBeHidden();
});

/** The prices of a person's bookings, read from the server. */
async function pricesOf(context: BrowserContext, email: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${await tokenOf(context, email)}` };
  const bookings: { price: number }[] = await (
    await context.request.get(`/api/bookings/${email}`, { headers })
  ).json();
  return bookings.map(({ price }) => price);
}
