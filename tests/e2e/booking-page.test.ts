import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  beBooked,
  cardInput,
  cards,
  chooseHour,
  fetchChecks,
  fillIn,
  freeHours,
  payAndBeBooked,
  payNow,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { anika, logIn, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

const held = /We hold this hour for you/;

test("a payment without an answer can be stopped after ten seconds, and the visit is paid at the second try", async ({
  page,
  clock,
  noise,
}) => {
  // The card provider refuses the confirmation that arrives late.
  noise.expect(/400/);
  await clock.giveTimers(page);
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await page.route("**/payment_intents/*/confirm", () => {});
  await payNow(page).click();
  const note = page.getByRole("status").filter({ hasText: "Your bank has not answered yet." });
  await expect(page.getByRole("button", { name: "Paying" }).filter({ visible: true })).toBeVisible();
  await expect(note).toBeHidden();
  await page.clock.fastForward(10_000);
  await note.getByRole("button", { name: "Stop the payment" }).click();
  await expect(page.getByText("The payment was stopped and nothing was charged.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(cardInput(page)).toHaveValue("4242 4242 4242 4242");
  await payAndBeBooked(page);
});

test("the last two minutes of a hold are announced, it is extended once, and after its end another hour is offered", async ({
  page,
  clock,
  noise,
}) => {
  noise.expect(/429/);
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "This hour is held for you." })).toBeAttached();
  await clock.advance(minutes(8.1));
  await expect(status.filter({ hasText: "Two minutes left." })).toBeAttached();
  const more = page.getByRole("button", { name: "I need more time" }).filter({ visible: true });
  await more.click();
  await expect(status.filter({ hasText: "Two minutes left." })).not.toBeAttached();
  await clock.advance(minutes(10.5));
  await expect(status.filter({ hasText: "Two minutes left." })).toBeAttached();
  await expect(more).toBeHidden();
  await clock.advance(minutes(2));
  await expect(page.getByText(/We no longer hold .* Nothing has been charged\./)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(page.getByText(/others may take it for ten minutes/)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await freeHours(page).nth(3).click();
  await expect(page.getByText(held)).toBeVisible();
});

test("the end of a session costs neither the hour nor the input, and is not shown as a lost connection", async ({
  page,
  context,
  salon,
  noise,
}) => {
  noise.expect(/401|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|No answer to/);
  const guest = await arriveToBook(page, "Threading");
  await chooseHour(page);
  await fetchChecks(page);
  await page.getByLabel("Name", { exact: true }).fill("Mim A. Akter");
  await page.getByLabel("Mobile number").fill("01711000000");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await payNow(page).click();
  await expect(page.getByText("Error creating payment intent. Please try again.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  // The session ends as the hour is pressed: a moment before, the page might hear of it by itself.
  const signOut = () =>
    context.request.post("/api/auth/sign-out", { data: {}, headers: { origin: salon.url } });
  const hold = "**/api/create-payment-intent";
  await page.route(hold, (route) => signOut().then(() => route.continue()));
  await freeHours(page).nth(2).click();
  await expect(page.getByText("You were signed out.")).toBeVisible();
  await page.unroute(hold);
  await logIn(page, guest);
  await expect(page.getByText(held)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mim A. Akter");
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
});

test("each of two services has its own master, and both are in the booking", async ({ page }) => {
  await arriveToBook(page, "Hair Cut & Finish");
  await page.getByRole("button", { name: /^All/ }).click();
  await page.getByRole("checkbox", { name: "Alta Hands & Nails" }).check();
  await page.getByRole("button", { name: "A master for each service" }).click();
  const chosen: string[] = [];
  for (const service of ["Hair Cut & Finish", "Alta Hands & Nails"]) {
    const master = page
      .getByRole("group", { name: `Master for ${service}` })
      .getByRole("radio")
      .nth(1);
    chosen.push((await master.locator("..").textContent())?.trim() ?? "");
    await master.check();
  }
  expect(chosen[0]).not.toBe(chosen[1]);
  await chooseHour(page);
  await expectAccessible(page);
  const summary = page.getByRole("complementary", { name: "Your visit" });
  for (const master of chosen) await expect(summary).toContainText(master);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  await expect(page.getByRole("article")).toContainText(chosen.join(" and "));
});

test.describe("with one thumb on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a returning customer pays for the usual visit with three touches and a card", async ({
    page,
    context,
  }) => {
    await signedIn(context, anika);
    await page.goto("/dashboard/userHome");
    let touches = 0;
    const touch = async (what: ReturnType<typeof page.getByRole>) => {
      touches += 1;
      await what.tap();
    };
    await touch(page.getByRole("link", { name: /^Book again/ }).first());
    const clock = page.getByRole("timer").filter({ hasText: "Held for you" });
    await expect(clock).toBeInViewport();
    await expect(page.getByText(/as close to your last visit as we could find/)).toBeInViewport();
    await expect(page.getByRole("radio", { name: /^Anyone/ })).not.toBeChecked();
    await touch(cardInput(page));
    await page.keyboard.type("42424242424242421234123");
    await expect(clock).toBeInViewport();
    await expect(payNow(page)).toBeInViewport();
    const { y = 0 } = (await payNow(page).boundingBox()) ?? {};
    expect(y, "Pay Now is where the thumb is").toBeGreaterThan(700);
    await beBooked(page, () => touch(payNow(page)));
    expect(touches).toBe(3);
  });

  test("nothing on the page is wider than the phone, and the card field stays on one line", async ({
    page,
  }) => {
    await arriveToBook(page, "Threading");
    await chooseHour(page);
    await typeCard(page, cards.pays);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const [number, code] = await Promise.all(
      [cardInput(page), cardInput(page, "CVC")].map((input) => input.boundingBox()),
    );
    expect(code?.y).toBe(number?.y);
  });
});
