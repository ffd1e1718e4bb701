import { expect, type Locator, type Page } from "@playwright/test";
import { noticed } from "#tests/e2e/support/notice.ts";
import { type Person, signedUp } from "#tests/e2e/support/people.ts";

export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  asksFirst: "4000002760003184",
  elsewhere: "4000000000007049",
  elsewhereChecked: "4000000000007056",
};

export interface Hour {
  /** 'Tuesday 24 November' */
  day: string;
  /** '4:30 pm' */
  time: string;
}

/** Opens a service's booking page in a signed-in browser. */
export async function openBooking(page: Page, serviceName: string): Promise<void> {
  const services: { _id: string; service_name: string }[] = await (
    await page.request.get("/api/services")
  ).json();
  const service = services.find(({ service_name }) => service_name === serviceName);
  expect(service, serviceName).toBeDefined();
  await page.goto(`/dashboard/bookingAppointment/${service?._id}`);
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
}

/** Opens a service's booking page as a person who has just signed up. */
export async function arriveToBook(page: Page, serviceName: string): Promise<Person> {
  const guest = await signedUp(page.context());
  await openBooking(page, serviceName);
  return guest;
}

/** Selects the first free hour that the page offers, or a later one by index. */
export async function chooseHour(page: Page, index = 0): Promise<Hour> {
  const hour = await findHour(page, index);
  await holdHour(page, hour);
  return hour;
}

/** The first free hour that the page offers, or a later one by index. */
export async function findHour(page: Page, index = 0): Promise<Hour> {
  const hours = freeHours(page);
  await expect(page.locator(".slots")).toHaveAttribute("aria-busy", "false");
  await expect(hours.first()).toBeVisible();
  if ((await hours.count()) <= index) await showNextDay(page);
  const hour = hours.nth(index);
  await expect(hour).toBeVisible();
  const time = (await hour.textContent()) ?? "";
  const day = (await dayTitle(page).textContent()) ?? "";
  return { day, time };
}

/** Late in the salon's day, fewer hours are left than a test needs. */
async function showNextDay(page: Page): Promise<void> {
  const today = (await dayTitle(page).textContent()) ?? "";
  await page.getByRole("gridcell").getByRole("button", { disabled: false }).nth(1).click();
  await expect(dayTitle(page)).not.toHaveText(today);
}

/** Shows the next week, and the first free day in it. */
export async function showNextWeek(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Go to the next week" }).click();
}

/** Opens the month, goes to the next one and selects its first free day. */
export async function showNextMonth(page: Page): Promise<void> {
  const day = (await dayTitle(page).textContent()) ?? "";
  const month = await showMonth(page);
  const name = (await month.getAttribute("aria-label")) ?? "";
  await page.getByRole("button", { name: "Go to the next month" }).click();
  await expect(month).not.toHaveAttribute("aria-label", name);
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: /(free|few hours left)$/ })
    .first()
    .click();
  await expect(dayTitle(page)).not.toHaveText(day);
}

/** Switches from the week to the month. */
export async function showMonth(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Show the month" }).click();
  const month = page.getByRole("grid", { name: /^Choose a day, [A-Z]\w+ \d{4}$/ });
  await expect(month).toBeVisible();
  return month;
}

/** Selects an hour of the visible day. */
export async function holdHour(page: Page, hour: Hour): Promise<void> {
  await hourButton(page, hour).click();
  await expect(holdClock(page)).toBeVisible();
}

/** The countdown of the hold, in the summary or at the bottom of the page. */
export function holdClock(page: Page): Locator {
  return page.getByRole("timer").filter({ visible: true });
}

/** Shows the hours of a day of this week or the next. */
export async function showDay(page: Page, day: string): Promise<void> {
  const button = page.getByRole("gridcell").getByRole("button", { name: day });
  await expect(dayTitle(page)).toBeVisible();
  if (!(await button.isVisible())) await showNextWeek(page);
  await button.click();
  await expect(page.getByRole("heading", { name: day, exact: true })).toBeVisible();
}

/** Expects that others can't have an hour: it is crossed out on its day, or the day is full. */
export async function expectGone(page: Page, { day, time }: Hour): Promise<void> {
  const button = page.getByRole("gridcell").getByRole("button", { name: day });
  await expect(button).toHaveAccessibleName(/free|few hours left|full/);
  if (/full/.test(await button.innerText())) return;
  await showDay(page, day);
  await expect(page.getByText(`${time}, taken`)).toBeVisible();
  await expect(hourButton(page, { day, time })).toHaveCount(0);
}

/** The buttons of the free hours of the visible day. */
export function freeHours(page: Page): Locator {
  return page.getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ }).getByRole("button");
}

/** The button of one hour, which exists only while the hour is free. */
export function hourButton(page: Page, { time }: Hour): Locator {
  return page.getByRole("button", { name: time, exact: true });
}

/** An input of the card field, which is in a frame of the card provider's. */
export function cardInput(page: Page, name: "Card number" | "Expiry date" | "CVC" = "Card number"): Locator {
  return page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel(name);
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardInput(page).fill(number);
  await cardInput(page, "Expiry date").fill("12/34");
  await cardInput(page, "CVC").fill("123");
}

/** Types the mobile number and the card. */
export async function fillIn(page: Page, card: string): Promise<void> {
  await page.getByLabel("Mobile number").fill("01711000000");
  await typeCard(page, card);
}

/**
 * Waits for the code that checks the form. A page fetches it on demand, so it must be there before a connection is cut.
 */
export async function fetchChecks(page: Page): Promise<void> {
  const name = page.getByLabel("Name", { exact: true });
  const typed = await name.inputValue();
  await name.fill("");
  await payNow(page).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await name.fill(typed);
}

export function payNow(page: Page): Locator {
  return page.getByRole("button", { name: "Pay Now" }).filter({ visible: true });
}

/** What is said about money beside the visible Pay Now button. */
export function moneySaid(page: Page, words: string): Locator {
  return page.getByText(words).filter({ visible: true });
}

/** Presses Pay Now, and expects the notice and a redirect to the bookings. */
export function payAndBeBooked(page: Page): Promise<void> {
  return beBooked(page, () => payNow(page).click());
}

/** Expects that an action books: the notice in the centre, and the redirect to the bookings. */
export async function beBooked(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  expect((await noticed(page, "Your Booking is Confirmed")).place).toBe("center");
  await expect(page).toHaveURL(/\/dashboard\/myBookings$/);
}

/** Expects a number of bookings under My bookings, and reads it from the server. */
export async function expectBookings(page: Page, count: number): Promise<void> {
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("heading", { name: `Total Bookings: ${count}` })).toBeVisible();
}

function dayTitle(page: Page): Locator {
  return page.getByRole("region", { name: "When?" }).getByRole("heading", { level: 3 });
}
