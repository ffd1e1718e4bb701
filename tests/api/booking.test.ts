import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, tell } from "#tests/support/provider.ts";
import { until } from "#tests/support/until.ts";
import { bookingOf, freeVisit, hold, isOffered, orderOf } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a held hour is offered to nobody else, and becomes a visit with a mail once it is paid", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const prepared = await hold(salon, guest, visit);
  expect(prepared).toMatchObject({ total: visit.service.price });
  expect(Date.parse(prepared.holdEndsAt ?? "")).toBeGreaterThan(salon.clock.now());
  expect(await isOffered(salon, visit)).toBe(false);

  const paid = await pay(salon, prepared.clientSecret);
  const sent = bookingOf(guest, visit.service, paid.intentId);
  const { insertedId } = await call(salon, "createBooking", sent, guest);
  const [booking] = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(booking).toMatchObject({
    _id: insertedId,
    startsAt: visit.startsAt,
    status: "pending",
    transactionId: paid.intentId,
    items: [{ masterId: visit.masterId, startsAt: visit.startsAt }],
  });
  expect(await isOffered(salon, visit)).toBe(false);

  await salon.drain();
  const mail = (await salon.mails()).find((text) => text.includes(`To: ${guest.email}`));
  expect(mail).toContain("Hair Cut & Finish");
  expect(await salon.drain()).toBe(0);
});

test("when the browser dies after paying, the webhook alone books", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  expect(await tell(salon, intentId)).toBe(200);
  const bookings = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(bookings).toMatchObject([
    { transactionId: intentId, startsAt: visit.startsAt, name: "Nadia Rahman", number: "01700000001" },
  ]);
});

test("the provider's own deliveries book, and no intent of ours is taken for another site's", async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => addPerson(salon)));
  const address = await salon.server.listen({ port: 0, host: "127.0.0.1" });
  salon.sandbox.setWebhookUrl(`${address}/api/webhooks/stripe`);
  for (const guest of guests) {
    const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
    await pay(salon, clientSecret);
  }
  await until("every webhook to arrive", async () => {
    const queue = await atProvider<{ data: { state: string }[] }>(
      salon,
      "GET",
      "/test_helpers/sandbox/webhooks",
    );
    return queue.data.every(({ state }) => state !== "waiting") || null;
  });
  for (const guest of guests) {
    const bookings = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
    expect(bookings).toHaveLength(1);
  }
  expect(await salon.app.engine.read.selectFrom("exceptions").selectAll().execute()).toEqual([]);
});

test("twenty repeated bookings and twenty webhooks at once make one visit", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const sent = bookingOf(guest, visit.service, intentId);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? call(salon, "createBooking", sent, guest).then(({ insertedId }) => insertedId)
        : tell(salon, intentId),
    ),
  );
  expect(new Set(answers.filter((answer) => answer !== 200)).size).toBe(1);
  const bookings = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(bookings).toHaveLength(1);
  const mailed = await salon.app.engine.read
    .selectFrom("outbox")
    .select("kind")
    .where("payload", "like", `%${bookings[0]?._id}%`)
    .where("run_at", "<=", salon.clock.now())
    .orderBy("kind")
    .execute();
  expect(mailed.map(({ kind }) => kind)).toEqual(["mail_booking_received", "mail_receipt"]);
});

test("ten tabs that prepare the same visit at once share one hold and one intent", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const answers = await Promise.all(Array.from({ length: 10 }, () => hold(salon, guest, visit)));
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(1);
});

test("choosing another hour releases the first one", async () => {
  const guest = await addPerson(salon);
  const first = await freeVisit(salon);
  const prepared = await hold(salon, guest, first);
  const second = await freeVisit(salon);
  await hold(salon, guest, second);
  expect(await isOffered(salon, first)).toBe(true);
  expect(await isOffered(salon, second)).toBe(false);
  expect((await pay(salon, prepared.clientSecret)).status).toBe("payment_intent_unexpected_state");
});

test("cancelling an unpaid purchase frees its hour, and nobody else can do it", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { purchaseId } = await hold(salon, guest, visit);
  const stranger = await addPerson(salon);
  const params = { id: purchaseId };
  expect((await refused(salon, "releasePurchase", { params }, stranger)).code).toBe("not_found");
  expect(await call(salon, "releasePurchase", { params }, guest)).toEqual({ deletedCount: 1 });
  expect(await call(salon, "releasePurchase", { params }, guest)).toEqual({ deletedCount: 0 });
  expect(await isOffered(salon, visit)).toBe(true);
});

test("cancelling a purchase that is already paid books it instead", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { purchaseId, clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret);
  expect(await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest)).toEqual({
    deletedCount: 0,
  });
  const bookings = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(bookings).toMatchObject([{ startsAt: visit.startsAt }]);
});

test("several services follow each other in one visit and are paid once", async () => {
  const guest = await addPerson(salon);
  const services = (await call(salon, "listServices", {})).filter(({ service_name }) =>
    ["Turmeric Glow Facial", "Neem Leaf Facial"].includes(service_name),
  );
  const ids = services.map(({ _id }) => _id) as [string, ...string[]];
  const { days } = await call(salon, "readAvailability", {
    query: { service: ids, from: "2026-11-28", to: "2026-12-05" },
  });
  const [slot] = days.flatMap((day) => day.slots);
  const price = services.reduce((sum, one) => sum + one.price, 0);
  const order = { price, serviceIds: ids, masterId: "any", startsAt: slot?.startsAt ?? "" };
  const prepared = await call(salon, "createPaymentIntent", { body: order }, guest);
  expect(prepared.total).toBe(price);
  await tell(salon, (await pay(salon, prepared.clientSecret)).intentId);
  const [booking] = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(booking).toMatchObject({ startsAt: slot?.startsAt, endsAt: slot?.endsAt, price });
  expect(booking?.items.map(({ serviceId }) => serviceId)).toEqual(ids);
});

test("an hour that is past, closed or between two steps of the clock can't be held", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  for (const startsAt of [
    "2026-11-22T12:00:00+06:00",
    "2026-11-25T03:00:00+06:00",
    "2026-11-25T12:02:00+06:00",
    "2026-11-25T12:00:00.001+06:00",
    "2027-11-25T12:00:00+06:00",
    "2999-12-31T23:59:59Z",
    "2000-01-01T00:00:00Z",
  ]) {
    const problem = await refused(salon, "createPaymentIntent", orderOf({ ...visit, startsAt }), guest);
    expect([startsAt, problem.code]).toEqual([startsAt, "outside_hours"]);
  }
  for (const startsAt of ["9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z", "2026-11-25", "tomorrow"]) {
    const problem = await refused(salon, "createPaymentIntent", orderOf({ ...visit, startsAt }), guest);
    expect([startsAt, problem.code]).toEqual([startsAt, "invalid_input"]);
  }
});

test("a free visit is booked without a card, once", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const draft = { service_name: "Patch test", price: 0, details: "Five minutes", img: "/art/mark.svg" };
  await call(salon, "createService", { body: draft }, admin);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Patch test");
  const prepared = await hold(salon, guest, visit);
  expect(prepared.clientSecret).toBe("");
  const sent = bookingOf(guest, visit.service, prepared.purchaseId);
  const ids = await Promise.all(Array.from({ length: 5 }, () => call(salon, "createBooking", sent, guest)));
  expect(new Set(ids.map(({ insertedId }) => insertedId)).size).toBe(1);
  const stranger = await addPerson(salon);
  expect((await refused(salon, "createBooking", sent, stranger)).code).toBe("payment_mismatch");
});
