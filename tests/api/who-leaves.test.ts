import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { days } from "#tests/support/clock.ts";
import { addStaff, phoneCall } from "#tests/support/desk.ts";
import { buyGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
import { addPerson, askIdentity, type Person } from "#tests/support/people.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { bookingOf, freeVisit, hold, orderOf, payPriceAlone, serviceNamed } from "#tests/support/visits.ts";

/** Data that stays after a person has deleted the account, and the legal reason. */
const kept: Record<string, string> = {
  "receipts.issued": "a receipt that was issued is kept as it was handed out, for the tax office",
};

const her = { name: "Zinnia Quaderi", email: "zinnia.quaderi@example.com", phone: "01733445566" };
const traces = [/zinnia/i, /quaderi/i, /1733445566/, /zinnia-photo/];

const salon = givenSalon();
let guest: Person;

beforeAll(async () => {
  guest = await addPerson(salon, her);
  const { write } = salon.app.engine;
  await sql`update users set email_verified = 1 where id = ${guest.userId}`.execute(write);
  await liveHere();
  await comeToTheDesk();
});

test("before the deletion, the walk finds the user in the tables that name users", async () => {
  const found = await tracesOf(salon, traces);
  const places = [
    "users.email",
    "bookings.email",
    "purchases.phone",
    "reviews.name",
    "contact_messages.email",
    "gift_cards.to_email",
    "booking_events.reason",
    "reviews.hidden_reason",
  ];
  expect(found).toEqual(expect.arrayContaining([...places, "auth_user.email", "bookings.note"]));
  expect(await stateOfPurchases()).toEqual(["booked", "booked", "released"]);
});

test("a deleted user is in no table, except where the law requires a record", async () => {
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await salon.drain();
  salon.clock.advance(days(60));
  await tidyUp(salon.app);
  expect((await tracesOf(salon, traces)).filter((place) => !(place in kept))).toEqual([]);
});

test("nothing refers to the user's sign-in, links or cards either", async () => {
  const { read } = salon.app.engine;
  const left = await Promise.all([
    sql`select 1 from identities where user_id = ${guest.userId}`.execute(read),
    sql`select 1 from card_customers where user_id = ${guest.userId}`.execute(read),
    sql`select 1 from calendar_feeds where subject_id = ${guest.userId}`.execute(read),
    sql`select 1 from kept_pictures where user_id = ${guest.userId}`.execute(read),
    sql`select 1 from notice_refusals where subject = ${`user:${guest.userId}`}`.execute(read),
    sql`select 1 from auth_verification v where not exists (select 1 from auth_user u where u."id" = v."value")
      and v."identifier" like 'reset-password:%'`.execute(read),
  ]);
  expect(left.flatMap(({ rows }) => rows)).toEqual([]);
});

test("the salon may call about a visit without an hour for thirty days", async () => {
  const person = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, person, service);
  const { insertedId } = await call(salon, "createBooking", bookingOf(person, service, intentId), person);
  await call(salon, "deleteMe", { query: { email: person.email } }, person);
  const emailAfter = async (passed: number) => {
    salon.clock.advance(days(passed));
    await tidyUp(salon.app);
    const query = salon.app.engine.read.selectFrom("bookings").select("email").where("id", "=", insertedId);
    return (await query.executeTakeFirstOrThrow()).email;
  };
  expect([await emailAfter(29), await emailAfter(2)]).toEqual([person.email, ""]);
});

/** Leaves data wherever a customer can. */
async function liveHere(): Promise<void> {
  const desk = await addStaff(salon);
  await call(salon, "updateMe", { body: { phone: her.phone, photoURL: "/art/zinnia-photo.svg" } }, guest);
  await call(salon, "updateMe", { body: { notices: { reviewRequest: false } } }, guest);
  await callLoosely(salon, "createMyFeed", {}, guest);
  const [first = "", last = ""] = her.name.split(" ");
  const written = { firstName: first, lastName: last, email: her.email, mobile: her.phone, message: "Hello" };
  await call(salon, "createContactMessage", { body: written });
  const review = { name: her.name, image: "/art/zinnia-photo.svg", rating: 5, testimonial: "Calm hands." };
  await call(salon, "createReview", { body: review }, guest);
  await askIdentity(salon, { cookie: "" }, "/request-password-reset", { email: her.email });

  const visit = await freeVisit(salon);
  const contact = { ...orderOf(visit).body, name: her.name, number: her.phone };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: contact }, guest);
  await call(salon, "arrangeCard", { params: { id: idOf(clientSecret) }, body: { save: true } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  const params = { id: insertedId };
  await call(salon, "updateBooking", { params, body: { note: "Zinnia prefers the window." } }, desk);

  const { service } = await freeVisit(salon, "Warm Oil Massage");
  const paid = await payPriceAlone(salon, guest, service);
  const toArrange = bookingOf(guest, service, paid.intentId);
  await call(salon, "createBooking", { body: { ...toArrange.body, name: her.name } }, guest);

  const { purchaseId } = await hold(salon, guest, await freeVisit(salon, "Warm Oil Massage"));
  await sql`update purchases set name = ${her.name}, phone = ${her.phone} where id = ${purchaseId}`.execute(
    salon.app.engine.write,
  );
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest);
  await salon.drain();
  await sql`update outbox set last_error = ${`550 <${her.email}>: no such mailbox`}
    where kind = 'mail_booking_received'`.execute(salon.app.engine.write);
}

/** Leaves data wherever the desk writes something down, and wherever others give something. */
async function comeToTheDesk(): Promise<void> {
  const desk = await addStaff(salon);
  const owner = await addPerson(salon, { role: "admin" });
  const about = { name: her.name, number: her.phone, email: her.email };
  const { insertedId: id } = await call(
    salon,
    "createDeskBooking",
    phoneCall(await freeVisit(salon), about),
    desk,
  );
  const [review] = await call(salon, "listAllReviews", { query: {} }, owner);
  const hides = { state: "hidden", reason: `Zinnia rang from ${her.phone}` } as const;
  await call(salon, "moderateReview", { params: { id: review?._id ?? "" }, body: hides }, owner);
  await cancelVisit(salon, id, guest, { reason: `Zinnia is ill, call ${her.phone}` });
  const onAnotherPhone = { ...about, number: newNumber() };
  const sale = saleOf(await addPackage(salon, owner), onAnotherPhone);
  await call(salon, "sellPackage", sale, desk);
  const giver = await addPerson(salon);
  await buyGiftCard(salon, giver, { to: her.name, email: her.email });
  await salon.drain();
}

async function stateOfPurchases(): Promise<string[]> {
  const query = salon.app.engine.read.selectFrom("purchases").select("state");
  const rows = await query.where("user_id", "=", guest.userId).execute();
  return rows.map(({ state }) => state).sort();
}
