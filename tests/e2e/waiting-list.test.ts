import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { cards, fillIn, holdClock, openBooking, payAndBeBooked } from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { serviceNamed } from "#tests/e2e/support/services.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { bath, fillDay, firstFree, freeAnHour, fullDay } from "#tests/e2e/support/waiting-list.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a customer waits for a full day, sees it among the bookings, and leaves the list", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  await fillDay(await openBrowser(), baseURL);
  await signedIn(context, anika);
  await openBooking(page, bath);
  await page.getByRole("gridcell").getByRole("button", { name: "Tuesday 24 November" }).click();
  await expect(page.getByRole("heading", { name: "Tuesday 24 November is full" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a time", exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Tuesday 24 November" }).uncheck();
  await page.getByRole("button", { name: "Join the list" }).click();
  await expect(page.getByText("Choose a day", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Tuesday 24 November" }).check();
  await page.getByRole("checkbox", { name: "Afternoon" }).check();
  await page.getByRole("button", { name: "Join the list" }).click();
  await expect(page.getByText("You are on the waiting list.")).toBeVisible();
  await page.getByRole("link", { name: "See my bookings" }).click();

  const mine = page.getByRole("region", { name: "Waiting list" });
  await expect(mine).toContainText(bath);
  await expect(mine).toContainText("Tue 24 Nov · Afternoon · Anyone");
  await expectAccessible(page);
  await mine.getByRole("button", { name: "Leave the list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the list" }).click();
  await noticed(page, "You have left the waiting list");
  await expect(mine.getByText("left", { exact: true })).toBeVisible();
});

test("the desk puts a caller on the list, finds them by day, and takes them off", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  await fillDay(await openBrowser(), baseURL);
  await signedIn(context, admin);
  await page.goto("/dashboard/waitingList");
  await expect(page.getByText("Nobody waits", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Put someone on it" }).click();
  const dialog = page.getByRole("dialog", { name: "Put someone on it" });
  await dialog.getByRole("combobox", { name: "Guest" }).fill("01722618040");
  await page.getByRole("option", { name: "New guest with" }).click();
  await dialog.getByLabel("Name").fill("Lubna Rahman");
  await dialog.getByRole("combobox", { name: "Service" }).fill("thermal");
  await page.getByRole("option", { name: bath }).click();
  await dialog.getByRole("checkbox", { name: "Tuesday 24 November" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Put on the list" }).click();
  await noticed(page, "Lubna Rahman is on the list");

  const row = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Lubna Rahman" });
  await expect(row).toContainText("nothing free");
  await expectAccessible(page);
  await page.getByLabel("Could come on").fill("2026-11-26");
  await expect(page.getByText("Nobody waits for this day.")).toBeVisible();
  await page.getByLabel("Could come on").fill(fullDay);
  await row.getByRole("button", { name: "Take off the list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take off" }).click();
  await noticed(page, "Lubna Rahman is off the list");
  await expect(row).toHaveCount(0);
  await page.getByLabel("Could come on").fill("");
  await page.getByRole("tab", { name: "Gone" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Lubna Rahman" })).toContainText("left");
});

test("a cancelled hour is held for a waiting customer, announced by mail, and paid from its link", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  await freeAnHour(page, context, await openBrowser(), baseURL);
  await page.goto(await addressInMail(page, anika.email));
  await expect(page.getByText(/Tue 24 Nov.* is held for you until/)).toBeVisible();
  await expect(holdClock(page)).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  const mine = page.getByRole("region", { name: "Waiting list" });
  await expect(mine.getByText("booked", { exact: true })).toBeVisible();
});

test("an offered hour is still there for a guest who has left its page, and is taken from My bookings", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  await freeAnHour(page, context, await openBrowser(), baseURL);
  await page.goto(await addressInMail(page, anika.email));
  await expect(holdClock(page)).toBeVisible();
  await page.getByRole("link", { name: "Shiuli, home page" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beauty Salon For Every Women");
  await page.goto("/dashboard/myBookings");
  await page
    .getByRole("region", { name: "Waiting list" })
    .getByRole("link", { name: "Take this hour" })
    .click();
  await expect(page.getByText(/Tue 24 Nov.* is held for you until/)).toBeVisible();
  await expect(holdClock(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(holdClock(page)).toBeVisible();
});

test("an hour that nobody takes in time goes on, and its link says so and leads to free hours", async ({
  page,
  context,
  openBrowser,
  baseURL,
  clock,
}) => {
  await freeAnHour(page, context, await openBrowser(), baseURL);
  const address = await addressInMail(page, anika.email);
  await page.goto("/dashboard/myBookings");
  const mine = page.getByRole("region", { name: "Waiting list" });
  await expect(mine.getByRole("link", { name: "Take this hour" })).toBeVisible();
  await clock.advance(31 * 60_000);
  await page.goto(address);
  // Which of the two it is depends on whether its cells are free by now.
  const gone = /^This hour (went to the next guest|is free for everyone again)$/;
  await expect(page.getByRole("heading", { name: gone })).toBeVisible();
  await expectAccessible(page);
  const nearest = page.getByRole("definition").getByRole("link").first();
  await expect(nearest).toHaveAttribute("href", /\/dashboard\/bookingAppointment\/.*at=2026-/);
  await page.getByRole("link", { name: "See free hours" }).click();
  await expect(page.getByRole("heading", { name: "When?" })).toBeVisible();
});

test("the desk withdraws a caller's hour, offers it by hand, and books it once they accept", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const desk = await openBrowser();
  const { _id } = await serviceNamed(page, bath);
  const opens = (await firstFree(desk, { url: baseURL, serviceId: _id }))?.slice(11, 16) ?? "";
  const cancelOne = await fillDay(desk, baseURL);
  const headers = { authorization: `Bearer ${await tokenOf(desk, admin.email)}` };
  // Only the cancelled start fits. Once it is taken back, only the desk can offer an hour.
  const closes = opens.slice(0, 3) + String(Number(opens.slice(3)) + 5).padStart(2, "0");
  const wish = { serviceIds: [_id], dates: [fullDay], hours: [{ opens, closes }] };
  const data = { name: "Lubna Rahman", number: "01722618040", ...wish };
  const added = await desk.request.post(`${baseURL}/api/waiting/guests`, { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
  await cancelOne();
  await expect
    .poll(async () => await (await desk.request.get(`${baseURL}/api/waiting`, { headers })).json())
    .toMatchObject({ entries: [{ name: "Lubna Rahman", offered: { state: "open" } }] });
  const list = await desk.newPage();
  await list.goto("/dashboard/waitingList");
  const row = list.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Lubna Rahman" });
  await row.getByRole("button", { name: "Take back" }).click();
  await list.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await noticed(list, "The hour is not held for Lubna Rahman any more");
  const panel = list.getByRole("region", { name: /^Tue 24 Nov .* with .* is free$/ });
  await expect(panel).toContainText("It fits one guest on the list.");
  await expect(row.getByRole("button", { name: "Offer it" })).toBeVisible();
  await expectAccessible(list);
  await panel.getByRole("button", { name: /^Offer it.*Lubna Rahman$/ }).click();
  await noticed(list, "The hour is held for Lubna Rahman");
  await expect(panel).toHaveCount(0);
  await row.getByRole("button", { name: "Said yes: book it" }).click();
  await noticed(list, "Booked for Lubna Rahman");
  await list.getByRole("tab", { name: "Given" }).click();
  await expect(row).toContainText("booked");
});

/** Waits for the message about the offered hour in the demo's mailbox, and returns the address of its button. */
async function addressInMail(page: Page, email: string): Promise<string> {
  let address = "";
  await expect
    .poll(async () => {
      const list = await (await page.request.get("/dev/mailbox")).text();
      const row = list.split("<li").find((one) => one.includes(email) && one.includes("An hour came free"));
      const mail = row && /href="([^"]*\/dev\/mailbox\/[0-9a-f]{32})"/.exec(row)?.[1];
      const text = mail ? await (await page.request.get(mail)).text() : "";
      address = /\/dashboard\/bookingAppointment\/[^"\s<]*offered=[^"\s<]*/.exec(text)?.[0] ?? "";
      return address;
    })
    .not.toBe("");
  return address.replaceAll("&#38;", "&");
}
