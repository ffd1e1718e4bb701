import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookedCut, payChange } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { buyGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { yearPrice } from "#tests/support/members.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

const told = (to: string) => readMails(salon, to, "money_back.");

test("a customer who pays a price and never books gets one mail about the refund", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price: 6 } }, guest);
  await pay(salon, clientSecret);
  for (const later of [20, 20]) await wait(salon, minutes(later));
  const [mail, ...more] = await told(guest.email);
  expect(mail?.subject).toContain("$6 goes back to you");
  expect(mail?.text).toContain("this payment bought nothing");
  expect(more).toEqual([]);
});

test("a customer who pays twice is told that the second payment is refunded and the first one counts", async () => {
  const person = await addPerson(salon);
  const prepare = () => call(salon, "createMembershipPayment", { body: { price: yearPrice } }, person);
  const first = await prepare();
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("purchase_id", "=", first.purchaseId)
    .execute();
  const second = await prepare();
  for (const { clientSecret } of [second, first])
    await tell(salon, (await pay(salon, clientSecret)).intentId);
  await salon.drain();
  const [mail, ...more] = await told(person.email);
  expect(mail?.text).toContain("was paid already. You have it once");
  expect(mail?.text).toContain("$120 goes back to the card you paid with");
  expect(more).toEqual([]);
});

test("the buyer of a gift card that the owner refunds is notified", async () => {
  const buyer = await addPerson(salon);
  const { id } = await buyGiftCard(salon, buyer);
  await call(salon, "refundGiftCard", { params: { id } }, owner);
  await salon.drain();
  const [mail] = await told(buyer.email);
  expect(mail?.text).toContain("has ended the gift card that you bought for $50.");
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  expect(deliveries.find(({ kind }) => kind === "money_back")).toMatchObject({ to: buyer.email });
});

test("the owner sees which number a text about a change that came too late went to", async () => {
  const { guest, id, both } = await bookedCut(salon, owner);
  const number = newNumber();
  await proveNumber(salon, guest, number);
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
  const { intentId } = await payChange(salon, id, both, guest);
  await cancelVisit(salon, id, owner, { by: "salon" });
  await tell(salon, intentId);
  await salon.drain();
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  expect(deliveries.find(({ kind }) => kind === "change_lost")).toMatchObject({ to: `+88${number}` });
});
