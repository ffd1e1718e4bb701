import { type BrowserContext, expect, type Page } from "@playwright/test";
import { openBooking } from "#tests/e2e/support/booking-page.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { serviceNamed } from "#tests/e2e/support/services.ts";

export const bath = "Thermal Bath";
export const fullDay = "2026-11-24";

/** Signs the customer in and joins the list of a full day. Then one of the day's visits is cancelled. */
export async function freeAnHour(
  page: Page,
  context: BrowserContext,
  desk: BrowserContext,
  url: string | undefined,
) {
  const cancelOne = await fillDay(desk, url);
  await signedIn(context, anika);
  await joinFor(page);
  await cancelOne();
}

/** Joins the list for any hour of the full day. */
async function joinFor(page: Page): Promise<void> {
  await openBooking(page, bath);
  await page.getByRole("gridcell").getByRole("button", { name: "Tuesday 24 November" }).click();
  await page.getByRole("button", { name: "Join the list" }).click();
  await expect(page.getByText("You are on the waiting list.")).toBeVisible();
}

/** Books every hour of the bath on one day for callers. @returns a function that cancels the first of them */
export async function fillDay(desk: BrowserContext, url: string | undefined): Promise<() => Promise<void>> {
  const booked: string[] = [];
  await signedIn(desk, admin);
  const headers = { authorization: `Bearer ${await tokenOf(desk, admin.email)}` };
  const { _id } = await serviceNamed(await desk.newPage(), bath);
  const free = () => firstFree(desk, { url, serviceId: _id });
  for (let startsAt = await free(); startsAt; startsAt = await free()) {
    const data = { serviceIds: [_id], startsAt, name: "Rumi Haque", number: "01711000001" };
    const answer = await desk.request.post(`${url}/api/desk-bookings`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    booked.push((await answer.json()).insertedId);
  }
  return async () => {
    const answer = await desk.request.post(`${url}/api/bookings/${booked[0]}/cancellation`, {
      headers,
      data: {},
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

/** The first free start on the day that will be full, in salon time. */
export async function firstFree(
  desk: BrowserContext,
  { url, serviceId }: { url: string | undefined; serviceId: string },
): Promise<string | undefined> {
  const asked = `service=${serviceId}&from=${fullDay}&to=${fullDay}`;
  const answer = await desk.request.get(`${url}/api/availability?${asked}`);
  const { days }: { days: { slots: { startsAt: string }[] }[] } = await answer.json();
  return days[0]?.slots[0]?.startsAt;
}
