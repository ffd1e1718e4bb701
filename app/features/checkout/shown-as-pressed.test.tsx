import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  countdown,
  freeHours,
  hour,
  never,
  pack,
  pay,
  salonWithFreeHours,
  showCheckout,
  showHeld,
  stones,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { quote } from "#app/features/codes/quote.fixture.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, massage } from "#tests/support/components/salon-data.ts";

beforeEach(salonWithFreeHours);

test("a session can be ticked and unticked while its price loads, and the last press counts", async () => {
  const { promise: known, resolve: tell } = Promise.withResolvers<typeof quote>();
  salonAnswers({
    listMyPackages: () => [pack],
    readQuote: ({ query }) => (query.package === undefined ? quote : known),
  });
  await showCheckout();
  await expect.poll(() => sentWith("readQuote").some(({ query }) => query.package === pack._id)).toBe(true);
  const session = page.getByRole("checkbox", { name: "Use a session of your package (5 left)" });
  await session.click();
  await expect.element(session).toBeChecked();
  await session.click();
  await expect.element(session).not.toBeChecked();
  tell(quote);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await expect.element(session).not.toBeChecked();
  expect(sentWith("createPaymentIntent").map(({ body }) => body.package)).toEqual([undefined]);
});

test("nothing can be paid while the price with a session loads", async () => {
  salonAnswers({
    listMyPackages: () => [pack],
    readQuote: ({ query }) => (query.package === undefined ? quote : never()),
  });
  await showHeld();
  await expect.poll(() => sentWith("readQuote").some(({ query }) => query.package === pack._id)).toBe(true);
  await expect.element(pay.first()).toBeDisabled();
});

test("a service can be ticked and unticked while the page checks whether it fits the hour", async () => {
  salonAnswers({
    readAvailability: ({ query }) => (query.service.includes(facial._id) ? never() : freeHours),
  });
  await showCheckout(cardProvider(), undefined, [massage, facial]);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  const added = page.getByRole("checkbox", { name: facial.service_name, exact: true });
  await added.click({ force: true });
  await expect.element(added).toBeChecked();
  await added.click({ force: true });
  await expect.element(added).not.toBeChecked();
  expect(sentWith("createPaymentIntent")).toHaveLength(1);
});

test("removing a service keeps the others ticked that are still being tried", async () => {
  salonAnswers({
    readAvailability: ({ query }) => (query.service.some((id) => id !== massage._id) ? never() : freeHours),
  });
  await showCheckout(cardProvider(), undefined, [massage, facial, stones]);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  const row = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const first = row(facial.service_name);
  const second = row(stones.service_name);
  await first.click({ force: true });
  await second.click({ force: true });
  await first.click({ force: true });
  await expect.element(first).not.toBeChecked();
  await expect.element(second).toBeChecked();
});

test("a service that fits stays ticked, and payment waits for its price with a session", async () => {
  salonAnswers({
    listMyPackages: () => [pack],
    readQuote: ({ query }) =>
      query.package !== undefined && query.service.includes(facial._id) ? never() : quote,
  });
  await showCheckout(cardProvider(), undefined, [massage, facial]);
  await hour.click();
  await expect.element(pay.first()).toBeEnabled();
  const added = page.getByRole("checkbox", { name: facial.service_name, exact: true });
  await added.click({ force: true });
  await expect
    .poll(() => sentWith("readQuote").some(({ query }) => query.service.includes(facial._id)))
    .toBe(true);
  await expect.element(added).toBeChecked();
  await expect.element(pay.first()).toBeDisabled();
});

test("nothing can be paid while a code is checked", async () => {
  salonAnswers({ readQuote: ({ query }) => (query.code === undefined ? quote : never()) });
  await showHeld();
  await expect.element(pay.first()).toBeEnabled();
  await page.getByLabelText(/^Gift card or code/).fill("EID10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(pay.first()).toBeDisabled();
});
