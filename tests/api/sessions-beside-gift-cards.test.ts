import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { askFor } from "#tests/support/deposits.ts";
import { onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPackage, buyPackage, fiveForFour } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingOf, freeHours, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

/** A visit with a Threading that a session pays for and a facial that is paid at the salon. */
async function bookBoth(guest: Person): Promise<{ id: string; facial: number }> {
  await askFor(salon, owner, { kind: "at_salon" });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [threading._id, facial._id];
  const [hour] = await freeHours(salon, serviceIds);
  const body = {
    price: threading.price + facial.price,
    serviceIds,
    masterIds: hour?.masterIds ?? [],
    startsAt: hour?.startsAt ?? "",
    package: packageId,
    pay: "deposit" as const,
  };
  const { purchaseId } = await call(salon, "createPaymentIntent", { body }, guest);
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, threading, purchaseId), guest);
  return { id: insertedId, facial: facial.price };
}

/** The desk takes a gift card for a part of what is due, and cash for the rest. */
async function payAtDesk(id: string, code: string): Promise<void> {
  const body = { method: "cash" as const, giftCard: { code, amount: 10 } };
  await call(salon, "recordPayment", { params: { id }, body }, staff);
}

test("a gift card used beside a session is called a gift card on an existing receipt", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { code } = await soldGiftCard(salon, staff, 10);
  const { id, facial } = await bookBoth(guest);
  await salon.drain();
  await payAtDesk(id, code);
  await salon.drain();
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({
    paid: { by: "package", amount: worth },
    credit: 10,
    balance: { amount: facial - 10 },
    due: 0,
    left: worth + facial,
  });
  expect(receipt.session).toBeUndefined();
  const texts = (await readMails(salon, guest.email, "receipt.")).map(({ text }) => text);
  const bySession = "Paid with a session of a package: $4.80";
  expect(texts).toContainEqual(expect.stringContaining(`Paid with a gift card: $10\n${bySession}\n`));
  await expectBooksBalance(salon);
});

test("so it is on a new receipt, and each goes back where it came from", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { code } = await soldGiftCard(salon, staff, 10);
  const { id } = await bookBoth(guest);
  await payAtDesk(id, code);
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ paid: { by: "package", amount: worth }, credit: 10 });
  await cancelVisit(salon, id, staff, { by: "salon" });
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 10 });
  const { refunds, left } = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(refunds).toContainEqual(expect.objectContaining({ amount: worth, to: "package" }));
  expect(refunds).toContainEqual(expect.objectContaining({ amount: 10, to: "gift_card" }));
  expect(left).toBe(0);
});
