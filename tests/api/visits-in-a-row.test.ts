import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { addStaff, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

/** The same hour every three weeks. @param first a Tuesday of December, when the salon is open */
const every3Weeks = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 21 * 86_400_000).toISOString(),
  );

test("a row that fits is booked with one call, each visit like one booked by the desk", async () => {
  const { body, checked } = await rowFrom("2026-12-08T12:00:00+06:00", 6);
  expect(checked.map(({ fits }) => fits)).toEqual([true, true, true, true, true, true]);
  const { insertedIds } = await call(
    salon,
    "createRow",
    { body: { ...body, email: "row@example.com" } },
    staff,
  );
  expect(insertedIds).toHaveLength(6);
  for (const [index, { startsAt, masterIds }] of checked.entries()) {
    const shown = await onCalendar(salon, staff, insertedIds[index] ?? "", startsAt);
    expect(shown).toMatchObject({ status: "confirmed", startsAt, items: [{ masterId: masterIds[0] }] });
  }
  await salon.drain();
  const mails = await readMails(salon, "row@example.com");
  expect(mails.map(({ subject }) => subject)).toEqual(["Confirmed: 6 visits at Shiuli, Neem Leaf Facial"]);
  expect(mails[0]?.text).toContain("You pay at the salon, each time you come.");
  expect(mails[0]?.text.match(/ at 12:00/g)?.length).toBeGreaterThanOrEqual(6);
  expect(mails[0]?.entries.map((entry) => entry.startDate.toJSDate().toISOString())).toEqual(
    checked.map(({ startsAt }) => new Date(startsAt).toISOString()),
  );
  const address = salon.app.seal("notices to row@example.com");
  const counted = salon.app.engine.read
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", `mails:${address}`);
  expect(await counted.execute()).toEqual([{ count: 1 }]);
});

test("a row for a guest who reads Bangla is mailed in Bangla, without visits cancelled in the meantime", async () => {
  const customer = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, customer);
  const { body } = await rowFrom("2027-01-12T12:00:00+06:00", 3);
  const row = { ...body, email: customer.email, guestId: customer.userId };
  const { insertedIds } = await call(salon, "createRow", { body: row }, staff);
  await call(salon, "cancelBooking", { params: { id: insertedIds[0] ?? "" }, body: { by: "salon" } }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, customer.email, "confirmed");
  expect(mail?.subject).toContain("২টি অ্যাপয়েন্টমেন্ট");
  expect(mail?.entries).toHaveLength(2);
});

test("the same row resent is stored once, and returns the same visits", async () => {
  const { body } = await rowFrom("2026-12-15T17:00:00+06:00", 2);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(salon, "createRow", { body }, staff)),
  );
  const [first] = answers;
  expect(answers).toEqual(answers.map(() => first));
  expect(await call(salon, "createRow", { body }, staff)).toEqual(first);
});

test("an account's visit is repeated for the same guest", async () => {
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, await addPerson(salon), visit);
  const shown = await onCalendar(salon, staff, bookingId, visit.startsAt);
  if (!shown?.guestId) throw new Error("The visit has a guest.");
  const { name, number, guestId } = shown;
  const { body, checked } = await rowFrom("2026-12-29T12:00:00+06:00", 1);
  const row = { ...body, name, number, guestId };
  const { insertedIds } = await call(salon, "createRow", { body: row }, staff);
  const again = await onCalendar(salon, staff, insertedIds[0] ?? "", checked[0]?.startsAt ?? "");
  expect(again?.guestId).toBe(guestId);
});

test("a taken date says who is there, with alternatives that can all be booked", async () => {
  const start = "2026-12-15T12:00:00+06:00";
  const { service, masterId } = await facialWith();
  await call(
    salon,
    "createDeskBooking",
    phoneCall({ service, masterId, startsAt: start }, { name: "Rupa Sen" }),
    staff,
  );
  const asked = { serviceIds: [service._id], masterId, startsAt: every3Weeks(start, 3) };
  const [first, ...others] = await call(salon, "checkRow", { body: asked }, staff);
  expect(first).toMatchObject({
    fits: false,
    reasons: [{ code: "master_busy", there: [{ kind: "visit", name: "Rupa Sen" }] }],
  });
  expect(others.map(({ fits }) => fits)).toEqual([true, true]);
  expect(first?.waysOut.map(({ kind }) => kind)).toEqual(["hour", "master", "day"]);
  for (const { startsAt, masterIds } of first?.waysOut ?? []) {
    const again = { serviceIds: [service._id], masterIds, startsAt: [startsAt] };
    expect((await call(salon, "checkRow", { body: again }, staff))[0]?.fits).toBe(true);
  }
});

test("a row with one hour gone is not booked at all, and the hour is named", async () => {
  const { body } = await rowFrom("2026-12-22T12:00:00+06:00", 4);
  const third = body.visits[2];
  const [masterId = ""] = third?.masterIds ?? [];
  const service = await serviceNamed(salon, "Neem Leaf Facial");
  const other = phoneCall({ service, masterId, startsAt: third?.startsAt ?? "" }, { name: "Mina Das" });
  await call(salon, "createDeskBooking", other, staff);
  const problem = await refused(salon, "createRow", { body }, staff);
  expect(problem).toMatchObject({ code: "slot_taken", errors: [{ field: "visits.2" }] });
  const [first] = body.visits;
  const date = first?.startsAt.slice(0, 10) ?? "";
  const { visits } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  expect(visits.filter(({ name }) => name === body.name)).toEqual([]);
});

test("desks that book rows through the same hours at once give each hour to one, and book no row partly", async () => {
  const { body } = await rowFrom("2027-01-05T15:00:00+06:00", 5);
  const rows = Array.from({ length: 8 }, (_, index) => ({
    ...body,
    key: randomUUID(),
    name: `Guest ${index}`,
    number: `0180000010${index}`,
    // Every other desk begins in the middle.
    visits: index % 2 === 0 ? body.visits : body.visits.slice(2),
  }));
  const answers = await Promise.all(rows.map((row) => callLoosely(salon, "createRow", { body: row }, staff)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status >= 300).map((one) => one.body.code))).toEqual(
    new Set(["slot_taken"]),
  );
});

test("a row with repeated times, no visits, or more than twelve is refused", async () => {
  const { body } = await rowFrom("2026-12-29T17:00:00+06:00", 1);
  const [visit] = body.visits;
  if (!visit) throw new Error("The row has a visit.");
  const twice = { ...body, visits: [visit, visit] };
  expect(await refused(salon, "createRow", { body: twice }, staff)).toMatchObject({
    code: "slot_taken",
    errors: [{ field: "visits.1" }],
  });
  for (const visits of [[], Array.from({ length: 13 }, () => visit)]) {
    const problem = await refused(salon, "createRow", { body: { ...body, visits } }, staff);
    expect(problem.code).toBe("invalid_input");
  }
});

test("the limit counts the dates of checked rows, and the days of requested places", async () => {
  const desk = await addStaff(salon);
  const service = await serviceNamed(salon, "Threading");
  const startsAt = every3Weeks("2026-12-08T12:00:00+06:00", 12);
  const body = { serviceIds: [service._id], startsAt };
  const answers = [];
  for (let call = 0; call < 61; call++)
    answers.push((await callLoosely(salon, "checkRow", { body }, desk)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  const query = { from: "2026-12-01", to: "2026-12-14" };
  const places = [];
  for (let call = 0; call < 61; call++)
    places.push((await callLoosely(salon, "readPlaces", { params: { id: "nobody" }, query }, desk)).status);
  expect(places.filter((status) => status === 429)).toHaveLength(1);
});

async function facialWith() {
  const service = await serviceNamed(salon, "Neem Leaf Facial");
  const query = { service: service._id, from: "2026-12-15", to: "2026-12-15" };
  const { nextFree } = await call(salon, "readAvailability", { query });
  return { service, masterId: nextFree?.masterIds[0] ?? "" };
}

/** A row with a visit every three weeks, as the desk sends it after the check. */
async function rowFrom(first: string, count: number) {
  const { service, masterId } = await facialWith();
  const serviceIds = [service._id];
  const startsAt = every3Weeks(first, count);
  const checked = await call(salon, "checkRow", { body: { serviceIds, masterId, startsAt } }, staff);
  const visits = checked.map(({ startsAt: at, masterIds }) => ({
    startsAt: at,
    masterIds: masterIds.length > 0 ? masterIds : ["any"],
  }));
  return {
    checked,
    body: { key: randomUUID(), name: "Nadia Islam", number: "01711204118", serviceIds, visits },
  };
}
