import {
  arriveToBook,
  beBooked,
  cardInput,
  cards,
  chooseHour,
  expectBookings,
  fillIn,
  payAndBeBooked,
  payNow,
} from "#tests/e2e/support/booking-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Threading";
const intentCall = "**/api/create-payment-intent";
const intentFailed = "Error creating payment intent. Please try again.";

test.beforeEach(async ({ page }) => {
  await arriveToBook(page, service);
});

test("a browser that dies right after paying finds its booking later", async ({ page, context, noise }) => {
  noise.expect(/ERR_FAILED|No answer to createBooking/);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await page.route("**/api/bookings", (route) => route.abort());
  await payNow(page).click();
  await expect(page.getByText("Your payment went through")).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const later = await context.newPage();
  await expectBookings(later, 1);
});

test("a booking that could not be saved says that the payment went through, and is saved at once", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|No answer to createBooking/);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await page.route("**/api/bookings", (route) => route.abort(), { times: 1 });
  await payNow(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Your payment went through" });
  await expect(alert).toContainText("You do not have to pay again");
  await beBooked(page, () => alert.getByRole("button", { name: "Save it now" }).click());
  await expectBookings(page, 1);
});

test("a payment that could not be prepared says so, keeps the input and is tried again", async ({
  page,
  noise,
}) => {
  noise.expect(/503|ERR_FAILED|No answer to createPaymentIntent/);
  await fillIn(page, cards.pays);
  await page.getByLabel("Name", { exact: true }).fill("Mim A. Akter");
  await page.route(intentCall, (route) => route.fulfill({ status: 503, body: "" }));
  await page
    .getByRole("group", { name: /Morning|Afternoon|Evening/ })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByText(intentFailed)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();

  await page.unroute(intentCall);
  await page.route(intentCall, (route) => route.abort(), { times: 1 });
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(page.getByText(intentFailed)).toBeVisible();
  await again.click();
  await expect(page.getByText(intentFailed)).toBeHidden();

  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mim A. Akter");
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
  await expect(cardInput(page)).toHaveValue("4242 4242 4242 4242");
  await payAndBeBooked(page);
});

test("a card field that did not load says so and loads again", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  await page.route("**/sandbox/stripe.js", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The card field did not load.")).toBeVisible();
  await page.unroute("**/sandbox/stripe.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
});
