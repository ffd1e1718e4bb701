import { expect, test } from "vitest";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, openBank, payElsewhere } from "#tests/support/cards.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { gift } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { yearPrice } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingsOf, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a guest who approves on the bank's own page returns to a visit that is paid and booked, once", async () => {
  const { guest, intentId, bank } = await leaveToPay(cards.elsewhere);
  expect(await outcome(guest, intentId)).toMatchObject({ kind: "visit", state: "asked", sum: 6 });
  const back = await openBank(salon, bank, "complete");
  expect(back.searchParams.get("payment_intent")).toBe(intentId);
  expect(back.searchParams.get("redirect_status")).toBe("succeeded");
  expect(back.searchParams.get("from")).toBe("/dashboard/here");
  expect(await outcome(guest, intentId)).toMatchObject({ state: "done", holdEndsAt: null });
  expect(await outcome(guest, intentId)).toMatchObject({ state: "done" });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId }]);
  const late = await openBank(salon, bank, "fail");
  expect(late.searchParams.get("redirect_status")).toBe("succeeded");
});

test("a guest who refuses on the bank's page keeps the hour for its time, and can pay again", async () => {
  const { guest, intentId, clientSecret, bank } = await leaveToPay(cards.elsewhere);
  const back = await openBank(salon, bank, "fail");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  const refusedOnce = await outcome(guest, intentId);
  expect(refusedOnce.state).toBe("unpaid");
  const { held } = await call(salon, "readHeldPurchase", {}, guest);
  expect(Date.parse(refusedOnce.holdEndsAt ?? "")).toBe(Date.parse(held?.holdEndsAt ?? ""));
  const again = await payElsewhere(salon, clientSecret, cards.elsewhere);
  await openBank(salon, again, "complete");
  expect((await outcome(guest, intentId)).state).toBe("done");
});

test("an approved card without funds is reported as unpaid", async () => {
  const { guest, intentId, bank } = await leaveToPay(cards.elsewhereWithoutFunds);
  const back = await openBank(salon, bank, "complete");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  expect((await outcome(guest, intentId)).state).toBe("unpaid");
  expect(await bookingsOf(salon, guest)).toEqual([]);
});

test("when the bank keeps checking after its page, the guest waits, and then the visit is there", async () => {
  const { guest, intentId, bank } = await leaveToPay(cards.elsewhereChecked);
  const back = await openBank(salon, bank, "complete");
  expect(back.searchParams.get("redirect_status")).toBe("pending");
  expect((await outcome(guest, intentId)).state).toBe("checking");
  salon.clock.advance(minutes(13));
  expect((await outcome(guest, intentId)).state).toBe("done");
});

test("a guest who answers the bank after the hold has ended pays nothing", async () => {
  const { guest, intentId, bank } = await leaveToPay(cards.elsewhere);
  salon.clock.advance(minutes(30));
  expect((await outcome(guest, intentId)).state).toBe("over");
  await expireHolds(salon.app);
  const back = await openBank(salon, bank, "complete");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  expect((await outcome(guest, intentId)).state).toBe("over");
  expect(await bookingsOf(salon, guest)).toEqual([]);
});

test("a year of membership starts when its buyer returns from the bank", async () => {
  const buyer = await addPerson(salon);
  const { clientSecret } = await call(
    salon,
    "createMembershipPayment",
    { body: { price: yearPrice } },
    buyer,
  );
  const bank = await payElsewhere(salon, clientSecret, cards.elsewhere);
  const intentId = clientSecret.split("_secret_")[0] ?? "";
  expect(await outcome(buyer, intentId)).toMatchObject({ kind: "membership", state: "asked" });
  await openBank(salon, bank, "complete");
  expect((await outcome(buyer, intentId)).state).toBe("done");
  expect((await call(salon, "readMe", {}, buyer)).memberUntil).not.toBeNull();
});

test("a gift card is created, and a changed visit changed, when its buyer returns from the bank", async () => {
  const buyer = await addPerson(salon);
  const ordered = await call(salon, "createGiftCardPayment", { body: gift }, buyer);
  expect(await comeBack(buyer, ordered.clientSecret)).toEqual({
    kind: "gift_card",
    state: "done",
    sum: gift.price,
    holdEndsAt: null,
  });
  const { guest, id, both } = await bookedCut(salon, owner);
  const { payment } = await change(salon, id, both, guest, "card");
  expect(await comeBack(guest, payment?.clientSecret ?? "")).toMatchObject({
    kind: "change",
    state: "done",
    sum: 6,
  });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31 }]);
});

test("with a deposit the bank is only asked for the deposit", async () => {
  const guest = await addPerson(salon, { verified: true });
  await askFor(salon, owner, { kind: "amount", amount: 2 });
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 80);
  const body = {
    price: 6,
    serviceIds: [service._id],
    masterId: "any",
    startsAt: hour.startsAt,
    pay: "deposit" as const,
  };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  expect(await comeBack(guest, clientSecret)).toMatchObject({ kind: "visit", state: "done", sum: 2 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 6, dueAtSalon: 4 }]);
});

test("nobody learns anything about somebody else's payment", async () => {
  const { intentId } = await leaveToPay(cards.elsewhere);
  const other = await addPerson(salon);
  const asked = { params: { id: intentId } };
  expect((await refused(salon, "checkPayment", asked, other)).code).toBe("not_found");
});

const outcome = (person: Person, id: string) => call(salon, "checkPayment", { params: { id } }, person);

/** Pays on the bank's own page, and asks for the outcome. */
async function comeBack(person: Person, clientSecret: string) {
  await openBank(salon, await payElsewhere(salon, clientSecret, cards.elsewhere), "complete");
  return await outcome(person, clientSecret.split("_secret_")[0] ?? "");
}

/** Holds an hour and pays for it with a card whose bank has its own page. */
async function leaveToPay(card: string) {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 80);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { clientSecret } = await hold(salon, guest, visit);
  const bank = await payElsewhere(salon, clientSecret, card);
  return { guest, clientSecret, intentId: clientSecret.split("_secret_")[0] ?? "", bank };
}
