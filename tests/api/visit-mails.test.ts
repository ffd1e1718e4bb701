import { expect, test } from "vitest";
import { bookAhead, cancelVisit, otherStart } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const admin = givenOwner(salon);

test("from booking to cancelling a visit is one calendar entry, which each mail updates", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const confirm = { params: { id }, body: { to: "confirmed" as const } };
  await call(salon, "changeBookingState", confirm, staff);
  await salon.drain();
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  await salon.drain();
  await cancelVisit(salon, id, guest);
  await salon.drain();

  const entries = [];
  for (const kind of ["received", "confirmed", "moved", "cancelled"]) {
    const [mail] = await readMails(salon, guest.email, kind);
    if (!mail?.calendar) throw new Error(`No calendar entry came with '${kind}'.`);
    entries.push(mail.calendar);
  }
  expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
  expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3]);
  expect(entries.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "REQUEST", "CANCEL"]);
  expect(entries.map(({ status }) => status)).toEqual(["TENTATIVE", "CONFIRMED", "CONFIRMED", "CANCELLED"]);
  const starts = entries.map(({ event }) => event.startDate.toJSDate().getTime());
  expect(starts).toEqual([visit.startsAt, visit.startsAt, startsAt, startsAt].map((at) => Date.parse(at)));
  expect(String(entries[0]?.event.attendees[0]?.getFirstValue()).toLowerCase()).toBe(`mailto:${guest.email}`);
});

test("a visit booked by the salon is mailed as confirmed, and asks for no card", async () => {
  const visit = await freeVisit(salon);
  const order = phoneCall(visit, { email: "shaila@example.com", name: "Shaila Parvin" });
  await call(salon, "createDeskBooking", order, staff);
  await salon.drain();
  const [mail, ...others] = await readMails(salon, "shaila@example.com");
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Confirmed: Threading at Shiuli");
  expect(mail?.text).toContain("You pay at the salon.");
  expect(mail?.text).not.toContain("What cancelling costs");
  expect(mail?.calendar?.status).toBe("CONFIRMED");
});

test("a payment at the salon gets a receipt, and is handed back there when the salon cancels", async () => {
  const email = "tania@example.com";
  const { insertedId: id } = await call(
    salon,
    "createDeskBooking",
    phoneCall(await freeVisit(salon), { email }),
    staff,
  );
  await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  salon.clock.advance(1_000);
  await cancelVisit(salon, id, staff, { by: "salon" });
  await salon.drain();
  const [cancelled] = await readMails(salon, email, "cancelled");
  expect(cancelled?.text).toContain("$6 is handed back to you at the salon.");
  expect(cancelled?.text).not.toContain("card");
});

test("a guest who reads Bangla gets mails in Bangla, in the salon's time", async () => {
  const guest = await addPerson(salon, { name: "Mim" });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const visit = await freeVisit(salon, "Threading");
  await call(salon, "createDeskBooking", phoneCall(visit, { email: guest.email }), staff);
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ user_id: guest.userId })
    .where("email", "=", guest.email)
    .execute();
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "confirmed");
  expect(mail?.subject).toBe("নিশ্চিত: থ্রেডিং, শিউলি");
  expect(mail?.headers.get("content-language")).toBe("bn");
  expect(mail?.html).toContain('lang="bn"');
  expect(mail?.text).toMatch(
    /সময়: (রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার,? [০-৯]+ নভেম্বর, \S+ [০-৯]+(:[০-৯]{2}|টা)/,
  );
  expect(mail?.text).toContain("/bn/dashboard/myBookings");
});

test("a visit has one reminder a day and one two hours ahead", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const startsAt = Date.parse(visit.startsAt);
  await waitUntil(startsAt - hours(24) - 1);
  expect(await readMails(salon, guest.email, "reminder")).toEqual([]);
  await waitUntil(startsAt - hours(24));
  const [day, ...others] = await readMails(salon, guest.email, "reminder");
  expect(others).toEqual([]);
  expect(day?.messageId).toBe(`<reminder_day.${id}.${startsAt}@localhost>`);
  expect(day?.subject).toContain("Reminder: Threading");
  await waitUntil(startsAt - hours(2));
  expect(await readMails(salon, guest.email, "reminder_hours")).toHaveLength(1);
  expect(await readMails(salon, guest.email, "reminder_day")).toHaveLength(1);
});

test("a moved visit has reminders before its new hour, and the old one says why it was not sent", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const moved = Date.parse(await otherStart(salon, visit));
  const body = { startsAt: new Date(moved).toISOString() };
  await call(salon, "moveBooking", { params: { id }, body }, staff);
  await waitUntil(Date.parse(visit.startsAt) - hours(2));
  expect(await readMails(salon, guest.email, "reminder")).toEqual([]);
  expect(await whyNot(id)).toEqual(["moved", "moved"]);
  await waitUntil(moved - hours(24));
  expect(await readMails(salon, guest.email, "reminder_day")).toHaveLength(1);
});

test("a cancelled visit has no reminder", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  await cancelVisit(salon, id, guest);
  await waitUntil(Date.parse(visit.startsAt) - hours(2));
  expect(await readMails(salon, guest.email, "reminder")).toEqual([]);
  expect(await whyNot(id)).toEqual(["cancelled", "cancelled"]);
});

test("reminders can be switched off and on again", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const set = (notices: object) => call(salon, "updateMe", { body: { notices } }, guest);
  await set({ reminderDay: false, reminderHours: false });
  expect((await call(salon, "readMe", {}, guest)).notices).toEqual({
    reminderDay: false,
    reminderHours: false,
    reviewRequest: true,
  });
  const startsAt = Date.parse(visit.startsAt);
  await waitUntil(startsAt - hours(24));
  expect(await whyNot(id)).toEqual(["switched_off"]);
  await set({ reminderHours: true });
  await waitUntil(startsAt - hours(2));
  expect(await readMails(salon, guest.email, "reminder_hours")).toHaveLength(1);
});

test("after a visit its customer is asked for a review, and one press in that mail stops the requests", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  await finish(id, Date.parse(visit.startsAt));
  await waitUntil(salon.clock.now() + hours(20));
  const [mail] = await readMails(salon, guest.email, "review");
  expect(mail?.text).toContain(`/dashboard/addReview?visit=${id}`);
  const address = /<(.+)>/.exec(mail?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const press = (url: string) =>
    salon.server.inject({
      method: "POST",
      url: new URL(url).pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await press(address)).json()).toEqual({ modifiedCount: 1 });
  expect((await press(address)).json()).toEqual({ modifiedCount: 0 });
  expect((await press(`${address}x`)).statusCode).toBe(404);
  // PostgreSQL has no null character, so no code has one.
  expect((await press("http://localhost:4600/api/unsubscribe/%00")).statusCode).toBe(404);
  expect((await call(salon, "readMe", {}, guest)).notices.reviewRequest).toBe(false);
  // A program that checks mails may open the link. That stops nothing: the link only leads to the button.
  const look = await salon.server.inject({ url: new URL(address).pathname });
  expect([look.statusCode, look.headers.location]).toEqual([
    303,
    `http://localhost:4600/unsubscribe#${address.split("/").at(-1)}`,
  ]);
});

test("the owner sees the state of each mail, and resends one that bounced", async () => {
  const visit = await freeVisit(salon);
  await call(salon, "createDeskBooking", phoneCall(visit, { email: "bounce@example.com" }), staff);
  await salon.drain();
  const list = (state?: "failed" | "not_sent") =>
    call(salon, "listDeliveries", { query: state ? { state } : {} }, admin);
  const { failed, deliveries } = await list("failed");
  expect(failed).toBe(1);
  expect(deliveries).toMatchObject([
    {
      kind: "booking_confirmed",
      to: "bounce@example.com",
      state: "failed",
      error: "550 There is no such mailbox.",
      about: { service_name: "Threading" },
    },
  ]);
  const params = { id: deliveries[0]?._id ?? "" };
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ email: "right@example.com" })
    .where("email", "=", "bounce@example.com")
    .execute();
  expect(await call(salon, "sendAgain", { params }, admin)).toEqual({ modifiedCount: 1 });
  await salon.drain();
  expect(await readMails(salon, "right@example.com")).toHaveLength(1);
  expect((await list("failed")).deliveries).toEqual([]);
  expect((await list("not_sent")).deliveries.map(({ notSent }) => notSent)).toContain("switched_off");
});

test("a mail that failed temporarily is retried later, and sent once", async () => {
  const visit = await freeVisit(salon);
  await call(salon, "createDeskBooking", phoneCall(visit, { email: "busy@example.com" }), staff);
  await salon.drain();
  expect(
    (await call(salon, "listDeliveries", { query: { state: "trying" } }, admin)).deliveries,
  ).toMatchObject([{ attempts: 1, error: "450 The mailbox is busy: try again later." }]);
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ email: "free@example.com" })
    .where("email", "=", "busy@example.com")
    .execute();
  expect(await salon.drain()).toBe(0);
  salon.clock.advance(2_000);
  await salon.drain();
  expect(await readMails(salon, "free@example.com")).toHaveLength(1);
});

/** Moves the clock to an instant, then does the work that is due. */
async function waitUntil(instant: number): Promise<void> {
  salon.clock.advance(instant - salon.clock.now());
  await salon.drain();
}

/** The reasons why reminders of a visit were not sent. */
async function whyNot(bookingId: string): Promise<(string | null)[]> {
  const rows = await salon.app.engine.read
    .selectFrom("outbox")
    .select("not_sent")
    .where("kind", "=", "mail_reminder")
    .where("payload", "like", `%${bookingId}%`)
    .where("not_sent", "is not", null)
    .execute();
  return rows.map((row) => row.not_sent);
}

async function finish(id: string, startsAt: number): Promise<void> {
  await waitUntil(startsAt);
  for (const to of ["confirmed", "in_chair", "completed"] as const) {
    await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  }
}
