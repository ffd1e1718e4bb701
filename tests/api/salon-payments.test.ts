import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const reason = "It was the next guest's money.";

test("a payment recorded by mistake is undone once, and the visit can be paid again", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const params = { id };
  const before = await taken();
  expect((await refused(salon, "reversePayment", { params, body: { reason } }, staff)).code).toBe(
    "wrong_state",
  );
  await call(salon, "recordPayment", { params, body: {} }, staff);
  const answers = await Promise.all(
    [1, 2, 3].map(() => callLoosely(salon, "reversePayment", { params, body: { reason } }, staff)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await taken()).toBeCloseTo(before, 2);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "unpaid" });
  expect((await refused(salon, "readReceipt", { params }, staff)).code).toBe("wrong_state");
  await call(salon, "recordPayment", { params, body: {} }, staff);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "salon" });
  expect(await taken()).toBeCloseTo(before + visit.service.price, 2);
  const timeline = await call(salon, "readTimeline", { params }, staff);
  expect(timeline.map(({ why }) => why)).toEqual([
    "booked at the desk",
    "paid at the salon",
    `payment at the salon taken back: ${reason}`,
    "paid at the salon",
  ]);
});

test("a payment at the salon is refunded by the same policy, as ledger and receipt show", async () => {
  const before = await taken();
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const params = { id };
  await call(salon, "recordPayment", { params, body: {} }, staff);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    total: visit.service.price,
    paid: { by: "salon" },
    refunds: [],
  });
  const price = visit.service.price;
  expect(await call(salon, "previewCancellation", { params, query: { by: "salon" } }, staff)).toMatchObject({
    refund: price,
    atSalon: price,
    paid: price,
  });
  expect(await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff)).toEqual({
    status: "cancelled",
    refund: price,
    atSalon: price,
  });
  expect(await taken()).toBeCloseTo(before, 2);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    total: price,
    refunds: [{ amount: price, arrived: true }],
  });
});

test("a customer who paid at the salon cancels online, and the money waits at the desk", async () => {
  const guest = await addPerson(salon);
  await salon.app.engine.write
    .updateTable("users")
    .set({ email_verified: 1 })
    .where("id", "=", guest.userId)
    .execute();
  const order = phoneCall(await freeVisit(salon), { email: guest.email });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  const params = { id };
  const { atSalon, refund } = await call(salon, "previewCancellation", { params, query: {} }, guest);
  expect(atSalon).toBe(refund);
  await call(salon, "cancelBooking", { params, body: { refund } }, guest);
  expect(
    (await call(salon, "listUserBookings", { params: { email: guest.email }, query: {} }, guest))[0],
  ).toMatchObject({
    status: "cancelled",
    handBack: refund,
  });
});

test("a close includes cash payments, and money is handed back the way it came", async () => {
  const before = await desk();
  const pay = async (method?: "cash" | "other") => {
    const { id, visit } = await bookAtDesk(salon, staff);
    const body = method && { method };
    expect((await callLoosely(salon, "recordPayment", { params: { id }, body }, staff)).status).toBe(200);
    return { id, price: visit.service.price };
  };
  const cash = await pay("cash");
  const other = await pay("other");
  const untold = await pay();
  const otherwise = { params: { id: cash.id }, body: { method: "other" as const } };
  expect((await refused(salon, "recordPayment", otherwise, staff)).code).toBe("wrong_state");
  const paid = await desk();
  expect(paid.desk).toBeCloseTo(before.desk + cash.price + other.price + untold.price, 2);
  expect(paid.deskCash).toBeCloseTo(before.deskCash + cash.price, 2);
  expect(paid.deskOther).toBeCloseTo(before.deskOther + other.price, 2);
  await call(salon, "reversePayment", { params: { id: cash.id }, body: { reason } }, staff);
  expect((await desk()).deskCash).toBeCloseTo(before.deskCash, 2);
  const body = { method: "cheque" };
  const wrong = await callLoosely(salon, "recordPayment", { params: { id: cash.id }, body }, staff);
  expect(wrong.status).toBe(422);
});

async function taken(): Promise<number> {
  const date = today();
  const { days } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  return days[0]?.taken ?? 0;
}

const desk = () => call(salon, "readDailyClose", { query: { date: today() } }, staff);

const today = () => new Date(salon.clock.now() + hours(6)).toISOString().slice(0, 10);
