import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  freeHours,
  hour,
  otherHour,
  pack,
  pay,
  salonWithFreeHours,
  showCheckout,
  stones,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { quote } from "#app/features/codes/quote.fixture.ts";
import type { Availability } from "#contract/availability.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, massage } from "#tests/support/components/salon-data.ts";

const row = (name: string) => page.getByRole("checkbox", { name, exact: true });
const added = row(facial.service_name);
const second = row(stones.service_name);
const session = page.getByRole("checkbox", { name: "Use a session of your package (5 left)" });
const held = () => sentWith("createPaymentIntent").map(({ body }) => body.serviceIds);
const heldLast = () => held().at(-1);

beforeEach(salonWithFreeHours);

test("a refused session is asked for once, and the visit can be paid without it", async () => {
  salonAnswers({
    listMyPackages: () => [pack],
    readQuote: async ({ query }) => {
      if (query.package === undefined) return quote;
      await new Promise((resolve) => setTimeout(resolve));
      return refusal("package_over");
    },
  });
  await showCheckout();
  await hour.click();
  await expect.element(pay.first()).toBeEnabled();
  await expect.element(session).not.toBeChecked();
  expect(sentWith("readQuote").filter(({ query }) => query.package === pack._id)).toHaveLength(1);
});

test("a service removed while its price loads stays removed", async () => {
  const { tellPrice } = await heldWithSession([[massage._id, facial._id]]);
  await added.click();
  await priceIsAskedOf([massage._id, facial._id]);
  await added.click();
  tellPrice();
  await expect.element(pay.first()).toBeEnabled();
  await expect.element(added).not.toBeChecked();
  expect(held()).toEqual([[massage._id]]);
});

test("two services removed one after the other both stay removed", async () => {
  const two = [massage._id, facial._id];
  const { tellPrice } = await heldWithSession([[massage._id, stones._id], two]);
  await added.click();
  await priceIsAskedOf(two);
  tellPrice();
  await expect.poll(heldLast).toEqual(two);
  await second.click();
  await expect.poll(heldLast).toEqual([...two, stones._id]);
  await expect.element(pay.first()).toBeEnabled();
  await added.click();
  await expect.element(added).not.toBeChecked();
  await second.click();
  await expect.element(second).not.toBeChecked();
  await expect.poll(heldLast).toEqual([massage._id]);
  tellPrice();
  await expect.element(pay.first()).toBeEnabled();
  await expect.element(added).not.toBeChecked();
  await expect.element(second).not.toBeChecked();
});

test("a service whose price is loading is held at the hour chosen in the meantime", async () => {
  const two = [massage._id, facial._id];
  const { tellPrice } = await heldWithSession([two]);
  await added.click();
  await priceIsAskedOf(two);
  await otherHour.click();
  await expect.poll(held).toHaveLength(2);
  tellPrice();
  await expect.poll(heldLast).toEqual(two);
  const hours = sentWith("createPaymentIntent").map(({ body }) => body.startsAt);
  expect(hours.at(-1)).toBe(hours[1]);
  await expect.element(added).toBeChecked();
});

test("a late price does not take back an hour that was given up for another day", async () => {
  const two = [massage._id, facial._id];
  const full: Availability = {
    ...freeHours,
    days: [{ date: "2026-11-24", state: "full", count: 0, slots: [] }],
  };
  const { tellPrice } = await heldWithSession([two]);
  salonAnswers({ readAvailability: ({ query }) => (query.service.includes(stones._id) ? full : freeHours) });
  await added.click();
  await priceIsAskedOf(two);
  await second.click();
  await page.getByRole("button", { name: "Add it and choose another day" }).click();
  await expect.element(second).toBeChecked();
  tellPrice();
  await expect.poll(() => sentWith("releasePurchase")).toHaveLength(1);
  await second.click();
  await hour.click();
  await expect.element(pay.first()).toBeEnabled();
  expect(held()).toEqual([[massage._id], two]);
});

test("a price that arrives after leaving the page takes no hour", async () => {
  const two = [massage._id, facial._id];
  const { tellPrice, unmount } = await heldWithSession([two]);
  await added.click();
  await priceIsAskedOf(two);
  await unmount();
  await expect.poll(() => sentWith("releasePurchase")).toHaveLength(1);
  tellPrice();
  // By the time another customer's page shows a slot, whatever it would do has happened.
  sessionStorage.clear();
  await showPage();
  await hour.click();
  await expect.element(pay.first()).toBeEnabled();
  expect(held()).toEqual([[massage._id], [massage._id]]);
});

/**
 * Holds a slot for a massage with a session.
 * @param slow visits whose price with the session waits until it is released
 */
async function heldWithSession(slow: string[][]) {
  let tell: (() => void)[] = [];
  salonAnswers({
    listMyPackages: () => [pack],
    readQuote: async ({ query }) => {
      if (query.package !== undefined && slow.some((visit) => String(visit) === String(query.service)))
        await new Promise<void>((resolve) => tell.push(resolve));
      return quote;
    },
  });
  const shown = await showPage();
  await hour.click();
  await expect.element(pay.first()).toBeEnabled();
  const tellPrice = () => {
    for (const one of tell) one();
    tell = [];
  };
  return { tellPrice, unmount: shown.unmount };
}

const showPage = () => showCheckout(cardProvider(), undefined, [massage, facial, stones]);

/** Waits until the price of a visit with the session is requested. */
async function priceIsAskedOf(visit: string[]) {
  await expect
    .poll(() => sentWith("readQuote").map(({ query }) => [query.package, String(query.service)]))
    .toContainEqual([pack._id, String(visit)]);
}
