import { beforeAll, expect, test } from "vitest";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import { refused } from "#tests/support/calls.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import { freeVisit, isOffered, orderOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const guest = givenPerson(salon);
const problem = { status: 409, code: "not_set_up", detail: expect.stringContaining("Call the salon") };

beforeAll(() => {
  salon.app.payments = unconfiguredPayments;
  salon.app.site = { ...salon.app.site, stripePublishableKey: "" };
});

test("a salon without a card provider keeps no hour for a card, and says what to do", async () => {
  const visit = await freeVisit(salon);
  expect(await refused(salon, "createPaymentIntent", orderOf(visit), guest)).toMatchObject(problem);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("a salon without a card provider sells no membership by card, and says what to do", async () => {
  const order = { body: { price: 120 } };
  expect(await refused(salon, "createMembershipPayment", order, guest)).toMatchObject(problem);
});
