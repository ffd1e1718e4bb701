import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { buyGiftCard, mailedCode, onGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a deleted person is no longer among the guests that the desk added with the same verified address", async () => {
  const staff = await addPerson(salon, { role: "staff" });
  const admin = await addPerson(salon, { role: "admin" });
  const leaver = await addPerson(salon, { verified: true });
  const order = phoneCall(await freeVisit(salon), { email: leaver.email, name: "Rina" });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  const guests = () =>
    salon.app.engine.read
      .selectFrom("guests")
      .innerJoin("bookings", "bookings.guest_id", "guests.id")
      .select(["guests.name", "guests.email", "guests.phone"])
      .where("bookings.id", "=", id)
      .execute();
  expect(await guests()).toMatchObject([{ name: "Rina", email: leaver.email }]);
  await call(salon, "deleteUser", { params: { id: leaver.userId }, query: {} }, admin);
  expect(await guests()).toEqual([{ name: "", email: "", phone: "" }]);
});

test("a note that the desk writes about a forgotten person's visit is forgotten, too", async () => {
  const staff = await addPerson(salon, { role: "staff" });
  const guest = await addPerson(salon);
  const { bookingId: id } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await tidyUp(salon.app);
  await call(salon, "updateBooking", { params: { id }, body: { note: "Nadia has called" } }, staff);
  await tidyUp(salon.app);
  const { note } = await salon.app.engine.read
    .selectFrom("bookings")
    .select("note")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(note).toBe("");
});

test("so is what the owner types about a review after its customer has left", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const guest = await addPerson(salon, { verified: true });
  const review = { name: "Nadia", image: "/art/mark.svg", rating: 5, testimonial: "Calm hands." };
  const { insertedId: id } = await call(salon, "createReview", { body: review }, guest);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  const body = { state: "hidden", reason: "Nadia asked for it" } as const;
  await call(salon, "moderateReview", { params: { id }, body }, admin);
  await tidyUp(salon.app);
  const [hidden] = await call(salon, "listAllReviews", { query: { state: "hidden" } }, admin);
  expect(hidden).toMatchObject({ _id: id, hiddenReason: "" });
});

test("a deleted person is forgotten, even if other tidying fails", async () => {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  await salon.drain();
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  const forgetExpired = () => Promise.reject(new Error("A bug."));
  const identity = { ...salon.app.identity, forgetExpired };
  await expect(tidyUp({ ...salon.app, identity })).rejects.toThrow();
  expect(await contactOf(bookingId)).toEqual({ name: "", email: "", phone: "" });
});

test("a deleted person's contact stays until the coming visit is over, and another person's contact stays", async () => {
  const guest = await addPerson(salon);
  const stays = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const living = await book(salon, stays, await freeVisit(salon));
  // The desk filed the visit of one under the other, too.
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ guest_id: guest.userId })
    .where("id", "=", living.bookingId)
    .execute();
  await salon.drain();
  const admin = await addPerson(salon, { role: "admin" });
  await call(salon, "deleteUser", { params: { id: guest.userId }, query: {} }, admin);
  await tidyUp(salon.app);
  expect(await contactOf(bookingId)).toMatchObject({ email: guest.email, phone: "01700000001" });
  salon.clock.advance(days(60));
  await tidyUp(salon.app);
  expect(await contactOf(bookingId)).toEqual({ name: "", email: "", phone: "" });
  expect(await contactOf(living.bookingId)).toMatchObject({ email: stays.email, phone: "01700000001" });
  const purchases = await salon.app.engine.read.selectFrom("purchases").select("email").execute();
  expect(purchases.map(({ email }) => email)).toContain(stays.email);
  expect(purchases.map(({ email }) => email)).not.toContain(guest.email);
});

test("a deleted person's gift card messages are removed once the cards are sent, and the money stays valid", async () => {
  const giver = await addPerson(salon, { name: "Tasnim" });
  const admin = await addPerson(salon, { role: "admin" });
  const sent = await buyGiftCard(salon, giver, { email: "sent@example.com" });
  const code = await mailedCode(salon, "sent@example.com");
  const later = await buyGiftCard(salon, giver, { email: "later@example.com", sendOn: inDays(2) });
  const stays = await buyGiftCard(salon, await addPerson(salon), { email: "stays@example.com" });
  await mailedCode(salon, "stays@example.com");
  await call(salon, "deleteUser", { params: { id: giver.userId }, query: {} }, admin);
  await tidyUp(salon.app);
  expect(await wordsOn(sent.id)).toEqual(forgotten);
  expect(await wordsOn(later.id)).toMatchObject({ to_name: "Mehrin", to_email: "later@example.com" });
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 50, from: "", to: "" });
  salon.clock.advance(days(3));
  expect(await mailedCode(salon, "later@example.com")).toBeTruthy();
  await tidyUp(salon.app);
  expect(await wordsOn(later.id)).toEqual(forgotten);
  expect(await wordsOn(stays.id)).toMatchObject({ from_name: "Tasnim", to_email: "stays@example.com" });
  const body = { email: "again@example.com" };
  await call(salon, "mailGiftCard", { params: { id: sent.id }, body }, admin);
  expect(await mailedCode(salon, "again@example.com")).toBe(code);
  const [mail] = await readMails(salon, "again@example.com", "gift_card.");
  expect(mail?.subject).toBe("A gift card from Shiuli");
});

test("a deleted person's gift card that can't be sent is anonymized after thirty days", async () => {
  const giver = await addPerson(salon);
  const admin = await addPerson(salon, { role: "admin" });
  const { id } = await buyGiftCard(salon, giver, { email: "never@example.com", sendOn: inDays(2) });
  await call(salon, "deleteUser", { params: { id: giver.userId }, query: {} }, admin);
  salon.clock.advance(days(20));
  await tidyUp(salon.app);
  expect(await wordsOn(id)).toMatchObject({ to_email: "never@example.com" });
  salon.clock.advance(days(13));
  await tidyUp(salon.app);
  expect(await wordsOn(id)).toEqual(forgotten);
});

test("a deleted recipient's address and name are removed from a sent gift card at once, and the money stays valid", async () => {
  const giver = await addPerson(salon, { name: "Tasnim" });
  const receiver = await addPerson(salon, { verified: true, name: "Ruksana Mirza" });
  const order = { to: "Ruksana Mirza", email: receiver.email };
  const sent = await buyGiftCard(salon, giver, order);
  const code = await mailedCode(salon, receiver.email);
  const later = await buyGiftCard(salon, giver, { ...order, sendOn: inDays(2) });
  await call(salon, "deleteMe", { query: { email: receiver.email } }, receiver);
  expect(await wordsOn(sent.id)).toMatchObject({ from_name: "Tasnim", to_name: "", to_email: null });
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 50, from: "Tasnim" });
  expect(await wordsOn(later.id)).toMatchObject({ to_name: "Ruksana Mirza", to_email: receiver.email });
  salon.clock.advance(days(3));
  await salon.drain();
  expect(await readMails(salon, receiver.email, "gift_card.")).toHaveLength(2);
});

test("deleting an account with an unverified address removes nothing from gift cards", async () => {
  const stranger = await addPerson(salon);
  const { id } = await buyGiftCard(salon, await addPerson(salon), { email: stranger.email });
  await mailedCode(salon, stranger.email);
  await call(salon, "deleteMe", { query: { email: stranger.email } }, stranger);
  expect(await wordsOn(id)).toMatchObject({ to_name: "Mehrin", to_email: stranger.email });
});

const forgotten = { from_name: "", to_name: "", to_email: null, message: "" };

function inDays(count: number): string {
  return new Date(salon.clock.now() + days(count)).toISOString().slice(0, 10);
}

function wordsOn(id: string) {
  return salon.app.engine.read
    .selectFrom("gift_cards")
    .select(["from_name", "to_name", "to_email", "message"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

function contactOf(bookingId: string) {
  return salon.app.engine.read
    .selectFrom("bookings")
    .select(["name", "email", "phone"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
}
