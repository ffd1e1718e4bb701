import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  beBooked,
  cardInput,
  cards,
  freeHours,
  holdClock,
  openBooking,
  payNow,
} from "#tests/e2e/support/booking-page.ts";
import { counted, type Hands } from "#tests/e2e/support/counted.ts";
import { anika, newcomer, type Person, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Threading";
/** The card's number, expiry date and code. The page moves on from field to field. */
const wholeCard = `${cards.pays}1234123`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a signed-in customer pays for a visit with seven actions on a phone", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await expect(page.getByText("No visits yet")).toBeVisible();
  await page.goto("/");
  const hands = counted(page);
  await hands.click(page.getByRole("main").getByRole("link", { name: "Get an Appointment" }).first());
  await chooseService(page, hands);
  await chooseFirstHour(page, hands);
  await hands.fill(page.getByLabel("Mobile number"), "01711000000");
  await payByCard(page, hands);
  await expectNewVisit(page);
  expect(hands.count()).toBeLessThanOrEqual(7);
});

test("a visitor signs up and pays for a visit with fourteen actions on a phone", async ({ page }) => {
  const mim = newcomer("Mim Akter");
  await page.goto("/services");
  const hands = counted(page);
  await chooseService(page, hands);
  const asked = page.getByRole("dialog", { name: "Please Login to booking appointment" });
  await hands.click(asked.getByRole("link", { name: "Create an Account" }));
  await signUp(page, hands, mim);
  await expect(page).toHaveURL(/\/dashboard\/bookingAppointment\//);
  await chooseFirstHour(page, hands);
  await hands.fill(page.getByLabel("Mobile number"), "01711000000");
  await payByCard(page, hands);
  await expectNewVisit(page);
  expect(hands.count()).toBeLessThanOrEqual(14);
});

test("a customer with a saved card books the usual visit again with two touches", async ({
  page,
  context,
}) => {
  await signedIn(context, anika);
  await openBooking(page, service);
  const before = counted(page);
  await chooseFirstHour(page, before);
  await page.getByRole("checkbox", { name: "Save this card for my next visit" }).check();
  await payByCard(page, before);

  await page.goto("/dashboard/userHome");
  const hands = counted(page);
  await hands.click(page.getByRole("link", { name: /^Book again/ }).first());
  await expect(holdClock(page)).toBeInViewport();
  await expect(page.getByRole("radio", { name: /Visa ending 4242/ })).toBeChecked();
  await beBooked(page, () => hands.click(payNow(page)));
  await expectNewVisit(page);
  expect(hands.count()).toBeLessThanOrEqual(2);
});

test("the free hours of the next free day are on the first screen, below the service and its price", async ({
  page,
  context,
}) => {
  await signedUp(context);
  await openBooking(page, service);
  await expect(freeHours(page).first()).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("complementary", { name: "Your visit" }).getByText("$6, 15 min"),
  ).toBeInViewport();
  await expect(page.getByRole("gridcell").first()).toContainText("today");
  await expectAccessible(page);
});

/** Opens a service of the open category, and presses its only button. */
async function chooseService(page: Page, hands: Hands): Promise<void> {
  await expect(page).toHaveURL(/\/services$/);
  await atRest(page);
  await hands.click(page.getByRole("tab", { name: "Hair Colour" }));
  await expect(page.getByRole("heading", { name: "Hair Colour" })).toBeVisible();
  await hands.click(page.getByRole("link", { name: "Book Appointment" }));
}

async function chooseFirstHour(page: Page, hands: Hands): Promise<void> {
  await hands.click(freeHours(page).first());
  await expect(holdClock(page)).toBeInViewport();
}

async function payByCard(page: Page, hands: Hands): Promise<void> {
  await hands.type(cardInput(page), wholeCard);
  await expect(payNow(page)).toBeInViewport();
  await beBooked(page, () => hands.click(payNow(page)));
}

async function signUp(page: Page, hands: Hands, { name, email, password }: Person): Promise<void> {
  const [first = "", last = ""] = name.split(" ");
  await hands.fill(page.getByLabel("First name"), first);
  await hands.fill(page.getByLabel("Last name"), last);
  await hands.fill(page.getByLabel("Email"), email);
  await hands.fill(page.getByLabel("Password", { exact: true }), password);
  await hands.fill(page.getByLabel("Confirm password"), password);
  const photo = page.getByLabel("Photo URL");
  if ((await photo.inputValue()) === "") await hands.fill(photo, "/art/mark.svg");
  await hands.click(page.getByRole("button", { name: "Create account" }));
}

/** Expects the paid visit on the screen, highlighted, with what comes next. */
async function expectNewVisit(page: Page): Promise<void> {
  const visit = page.getByRole("region", { name: "Your new visit" });
  await expect(visit.getByRole("heading", { level: 3 })).toBeInViewport();
  await expect(visit.getByText("New", { exact: true })).toBeInViewport();
  await expect(visit.getByRole("button", { name: /^Add to calendar/ })).toBeVisible();
  await expect(visit.getByRole("link", { name: "Directions" })).toBeVisible();
  const more = visit.getByRole("button", { name: /^More for/ });
  await more.click();
  await expect(visit.getByRole("menuitem", { name: /^(Reschedule|Cancel visit)/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(page.getByText(/pending: paid/i)).toHaveCount(1);
  await expectAccessible(page);
}
