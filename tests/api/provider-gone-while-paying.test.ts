import { expect, test } from "vitest";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { wait } from "#tests/support/background-work.ts";
import { expectBooksBalance, openExceptions, refundsOf } from "#tests/support/books.ts";
import { refused } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { askFor, bookAtSalon } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { removeKeys } from "#tests/support/keys-gone.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import {
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

/** A salon that took cards, and whose keys were removed while somebody was paying. */
const salon = givenSalon();
const owner = givenOwner(salon);

/** An hour that is held while its guest pays, and the keys go. */
async function paying() {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const putBack = removeKeys(salon);
  return { guest, visit, clientSecret, putBack };
}

test("when the card provider is gone, an hour that was being paid comes free, and its guest books on", async () => {
  const { guest, visit, clientSecret } = await paying();
  await wait(salon, minutes(25));
  expect(await isOffered(salon, visit)).toBe(false);
  await wait(salon, minutes(10));
  expect(await isOffered(salon, visit)).toBe(true);
  const told = (await openExceptions(salon, owner)).filter(
    ({ about }) => about.transactionId === idOf(clientSecret),
  );
  expect(told).toMatchObject([{ kind: "stuck_payment", action: "note" }]);
  const again = { params: { id: told[0]?._id ?? "" }, body: { action: "settle_again" as const } };
  expect(await refused(salon, "resolveException", again, owner)).toMatchObject({ code: "wrong_state" });
  await askFor(salon, owner, { kind: "at_salon" });
  await bookAtSalon(salon, guest, await freeVisit(salon, "Hair Cut & Finish"));
  await askFor(salon, owner, null);
});

test("when the card provider is gone, a change that was being paid by card can be made without it", async () => {
  const { guest, id, cut, thread } = await bookedCut(salon, owner);
  const wanted = { serviceIds: [cut._id, thread._id] };
  await change(salon, id, wanted, guest, "card");
  removeKeys(salon);
  await wait(salon, minutes(35));
  await change(salon, id, wanted, guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ dueAtSalon: thread.price }]);
});

test("what a card paid while the keys were away is booked or goes back once they are there again", async () => {
  const free = await paying();
  await wait(salon, minutes(35));
  await pay(salon, free.clientSecret);
  free.putBack();
  await reconcileMoney(salon.app);
  expect(await bookingsOf(salon, free.guest)).toHaveLength(1);
  const lost = await paying();
  await wait(salon, minutes(35));
  await pay(salon, lost.clientSecret);
  lost.putBack();
  await hold(salon, await addPerson(salon), lost.visit);
  await reconcileMoney(salon.app);
  await expectBooksBalance(salon);
  expect(await bookingsOf(salon, lost.guest)).toEqual([]);
  expect(await refundsOf(salon, idOf(lost.clientSecret))).toHaveLength(1);
});

test("when the card provider is gone, what was paid for nothing before goes back at the salon by itself", async () => {
  const guest = await addPerson(salon);
  const { intentId } = await payPriceAlone(salon, guest, await serviceNamed(salon, "Threading"));
  await tell(salon, intentId);
  removeKeys(salon);
  await wait(salon, minutes(20));
  const told = (await openExceptions(salon, owner)).filter(({ about }) => about.transactionId === intentId);
  expect(told).toMatchObject([{ kind: "failed_refund", handBack: 6 }]);
});
