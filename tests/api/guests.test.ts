import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const find = async (search: string) =>
  (await call(salon, "listGuests", { query: { search } }, staff)).guests.map(({ _id }) => _id);
const read = (id: string) => call(salon, "readGuest", { params: { id } }, staff);

/** Books on the phone. @returns the guest of the visit */
async function bookByPhone(
  about: Parameters<typeof phoneCall>[1] & { guestId?: string; isNewGuest?: boolean },
) {
  const visit = await freeVisit(salon);
  const { insertedId } = await call(salon, "createDeskBooking", phoneCall(visit, about), staff);
  const row = await salon.app.engine.read
    .selectFrom("bookings")
    .select("guest_id")
    .where("id", "=", insertedId)
    .executeTakeFirstOrThrow();
  return { guestId: row.guest_id ?? "", bookingId: insertedId, visit };
}

test("a caller is one guest, however the number is written, and is found by any part of it", async () => {
  const { guestId } = await bookByPhone({ name: "Faria Karim", number: "01842660317" });
  for (const number of ["+8801842660317", "8801842660317", "০১৮৪২৬৬০৩১৭", "01842-660 317"])
    expect((await bookByPhone({ name: "Faria Karim", number })).guestId).toBe(guestId);
  const searches = ["faria", "ARIM", "0184", "+880 1842", "660317", "৬৬০৩১৭", "01842 660 317", "karim 01842"];
  for (const search of searches) expect([search, await find(search)]).toEqual([search, [guestId]]);
  for (const search of ["fariah", "660318", "faria 0171", "f"]) expect(await find(search)).toEqual([]);
  const guest = await read(guestId);
  expect(guest).toMatchObject({ name: "Faria Karim", number: "01842660317", hasAccount: false, visits: 0 });
  expect(guest.visitList).toHaveLength(5);
  expect(guest.nextVisit).toBe(guest.visitList.at(-1)?.startsAt);
});

test("a number shared by a mother and her daughter is two guests if the desk says so", async () => {
  const { guestId: mother } = await bookByPhone({ name: "Rokeya Alam", number: "01552340926" });
  const daughter = { name: "Tuli Alam", number: "01552340926" };
  const { guestId } = await bookByPhone({ ...daughter, isNewGuest: true });
  expect(guestId).not.toBe(mother);
  expect((await bookByPhone(daughter)).guestId).toBe(guestId);
  expect((await bookByPhone({ ...daughter, guestId: mother })).guestId).toBe(mother);
  expect((await read(mother)).lookalikes).toMatchObject([{ _id: guestId, name: "Tuli Alam" }]);
});

test("twenty desks that book for one new number at once add one guest", async () => {
  const visits = await Promise.all(Array.from({ length: 20 }, () => freeVisit(salon)));
  const starts = new Set<string>();
  const { days: shown } = await call(salon, "readAvailability", {
    query: { service: visits[0]?.service._id ?? "", from: "2026-11-24", to: "2026-12-20" },
  });
  for (const { startsAt } of shown.flatMap((day) => day.slots)) starts.add(startsAt);
  await Promise.all(
    [...starts]
      .slice(-20)
      .map((startsAt) =>
        call(
          salon,
          "createDeskBooking",
          phoneCall(
            { ...(visits[0] as (typeof visits)[number]), startsAt, masterId: "any" },
            { name: "Dipa Ghosh", number: "01712559846" },
          ),
          staff,
        ),
      ),
  );
  const [id = "", ...others] = await find("01712559846");
  expect(others).toEqual([]);
  expect((await read(id)).visitList).toHaveLength(20);
});

test("a customer is a guest from sign-up on, found by the address and then by the number", async () => {
  const customer = await addPerson(salon, { name: "Sumaiya Khan", email: "sumaiya.k@example.com" });
  for (const search of ["sumaiya.k", "sumaiya.k@ex", customer.email])
    expect(await find(search)).toEqual([customer.userId]);
  await book(salon, customer, await freeVisit(salon));
  expect(await find("sumaiya 01700000001")).toEqual([customer.userId]);
  const guest = await read(customer.userId);
  expect(guest).toMatchObject({ name: "Sumaiya Khan", number: "01700000001", hasAccount: true });
  expect(guest.visitList).toMatchObject([{ paid: "card", status: "pending" }]);
  await call(salon, "updateMe", { body: { name: "Sumaiya Rahman", phone: "01911407655" } }, customer);
  expect(await find("rahman 01911")).toEqual([customer.userId]);
});

test("a booking for a guest with an account is shown to the account only if its verified address is used", async () => {
  const customer = await addPerson(salon, { verified: true });
  await bookByPhone({ name: "Somebody", number: "01700000009", guestId: customer.userId });
  expect(await bookingsOf(salon, customer)).toEqual([]);
  await bookByPhone({
    name: "Somebody",
    number: "01700000009",
    guestId: customer.userId,
    email: customer.email,
  });
  expect(await bookingsOf(salon, customer)).toHaveLength(1);
  expect((await read(customer.userId)).visitList).toHaveLength(2);
});

test("an account's number is known after a visit under it", async () => {
  const customer = await addPerson(salon, { verified: true });
  const { bookingId } = await book(salon, customer, await freeVisit(salon));
  expect((await read(customer.userId)).isAddressKnown).toBe(false);
  const { engine } = salon.app;
  await engine.write
    .updateTable("bookings")
    .set({ state: "completed" })
    .where("id", "=", bookingId)
    .execute();
  expect((await read(customer.userId)).isAddressKnown).toBe(true);
});

test("a guest's visits, no-shows, money and habits are computed", async () => {
  const about = { name: "Bushra Ali", number: "01733452016" };
  const states = ["completed", "completed", "no_show", "cancelled"] as const;
  const visits = [];
  for (const state of states) {
    const booked = await bookByPhone(about);
    visits.push(booked);
    await salon.app.engine.write
      .updateTable("bookings")
      .set({ state })
      .where("id", "=", booked.bookingId)
      .execute();
    if (state === "completed") continue;
    await salon.app.engine.write.deleteFrom("cells").where("booking_id", "=", booked.bookingId).execute();
  }
  const [paid, owed] = visits;
  await call(salon, "recordPayment", { params: { id: paid?.bookingId ?? "" }, body: {} }, staff);
  const price = owed?.visit.service.price;
  const [found] = (await call(salon, "listGuests", { query: { search: "bushra" } }, staff)).guests;
  expect(found).toMatchObject({ visits: 2, noShows: 1, spent: price, owes: price, nextVisit: null });
  expect(await read(paid?.guestId ?? "")).toMatchObject({
    usualService: { _id: owed?.visit.service._id, visits: 2 },
    everyDays: null,
  });
});

test("a guest is added, changed and not added twice", async () => {
  const afsana = { name: "Afsana Mim", number: "+880 1798-225604" };
  const { insertedId: id } = await call(
    salon,
    "createGuest",
    { body: { ...afsana, address: "Kalabagan" } },
    staff,
  );
  expect(await find("kalab")).toEqual([id]);
  const again = { body: { name: "afsana mim", number: "01798225604" } };
  expect((await refused(salon, "createGuest", again, staff)).code).toBe("name_taken");
  await call(
    salon,
    "updateGuest",
    { params: { id }, body: { address: "Nadda", email: "mim@example.com" } },
    staff,
  );
  expect(await read(id)).toMatchObject({ address: "Nadda", email: "mim@example.com", name: "Afsana Mim" });
  expect(await find("nadda")).toEqual([id]);
});

test("the desk can't change an account's address", async () => {
  const { userId: id } = await addPerson(salon);
  const change = { params: { id }, body: { email: "else@example.com" } };
  expect((await refused(salon, "updateGuest", change, staff)).code).toBe("invalid_input");
});

test("one note of a guest can be pinned, and fifty is the limit", async () => {
  const { guestId: id } = await bookByPhone({ name: "Tania Roy", number: "01552340111" });
  const write = (note: string, pinned = false) =>
    call(salon, "createGuestNote", { params: { id }, body: { note, pinned } }, staff);
  await write("Brings her mother at Eid.", true);
  const { insertedId: oil } = await write("No mustard oil.", true);
  const notes = async () => (await read(id)).notes.map(({ note, pinned }) => [note, pinned]);
  expect(await notes()).toEqual([
    ["No mustard oil.", true],
    ["Brings her mother at Eid.", false],
  ]);
  await call(
    salon,
    "updateGuestNote",
    { params: { id: oil }, body: { note: "No oil.", pinned: false } },
    staff,
  );
  expect((await notes())[0]).toEqual(["No oil.", false]);
  await call(salon, "deleteGuestNote", { params: { id: oil }, query: {} }, staff);
  expect(await notes()).toHaveLength(1);
  for (let more = 1; more < 50; more++) await write(`Note ${more}`);
  const full = { params: { id }, body: { note: "One more" } };
  expect((await refused(salon, "createGuestNote", full, staff)).code).toBe("wrong_state");
  const tooLong = { params: { id }, body: { note: "x".repeat(1001) } };
  expect((await refused(salon, "createGuestNote", tooLong, staff)).code).toBe("invalid_input");
});

test("deleting an account removes the guest, with everything merged into it", async () => {
  const customer = await addPerson(salon, { name: "Zinnia Quader" });
  const { guestId, bookingId } = await bookByPhone({ name: "Z. Quader", number: "01755667788" });
  const note = { params: { id: guestId }, body: { note: "Zinnia likes jasmine.", pinned: true } };
  await call(salon, "createGuestNote", note, staff);
  await call(
    salon,
    "mergeGuests",
    { params: { id: customer.userId }, body: { otherId: guestId, number: "other" } },
    staff,
  );
  await call(salon, "deleteMe", { query: { email: customer.email } }, customer);
  expect(await find("quader")).toEqual([]);
  expect(await find("01755667788")).toEqual([]);
  const params = { id: guestId };
  expect((await refused(salon, "readGuest", { params }, staff)).code).toBe("not_found");
  const { read: db } = salon.app.engine;
  const left = await Promise.all([
    db.selectFrom("guests").select("id").where("name", "like", "%Quader%").execute(),
    db.selectFrom("guest_terms").select("term").where("guest_id", "in", [guestId, customer.userId]).execute(),
    db.selectFrom("guest_notes").select("id").where("guest_id", "=", guestId).execute(),
    db.selectFrom("guest_merges").select("id").where("gone_id", "=", guestId).execute(),
  ]);
  expect(left).toEqual([[], [], [], []]);
  const contact = () =>
    db.selectFrom("bookings").select(["name", "phone"]).where("id", "=", bookingId).executeTakeFirst();
  await tidyUp(salon.app);
  expect(await contact()).toEqual({ name: "Z. Quader", phone: "01755667788" });
  salon.clock.advance(days(60));
  await tidyUp(salon.app);
  expect(await contact()).toEqual({ name: "", phone: "" });
});

test("guests are listed page by page, those who booked last first", async () => {
  const page = (query: { limit: number; page?: number }) => call(salon, "listGuests", { query }, staff);
  const all = await page({ limit: 50 });
  expect(all.count).toBe(all.guests.length);
  const second = await page({ limit: 3, page: 2 });
  expect(second.guests).toEqual(all.guests.slice(3, 6));
  expect(second.count).toBe(all.count);
  expect(all.guests[0]?.name).toBe(all.guests.find(({ visits }) => visits >= 0)?.name);
  const tooMany = await refused(salon, "listGuests", { query: { limit: 51 } }, staff);
  expect(tooMany.code).toBe("invalid_input");
});
