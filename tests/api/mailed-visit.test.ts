import { expect, test } from "vitest";
import { writeReceiptNumber } from "#domain/receipt-number.ts";
import { bookAhead, cancelVisit } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { bookedCut } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { freeHours, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a paid visit's mail says what cancelling costs, and its calendar link needs no sign-in", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const [mail] = await readMails(salon, guest.email, "received");
  expect(mail?.text).toMatch(
    /What cancelling costs\nUntil .+: Nothing, \$6 back\nUntil .+: \$3, \$3 back\nAfter that: The \$6/,
  );
  expect(mail?.html).toContain("/art/mail/threading.png");
  const [, token = ""] = /mailed-visits\/([^/]+)\/visit\.ics/.exec(mail?.text ?? "") ?? [];
  const file = await call(salon, "readMailedVisit", { params: { token } });
  const start = new Date(visit.startsAt).toISOString().replace(/[-:]|\.\d+/g, "");
  expect(file).toContain(`DTSTART:${start}`);
  expect(file).not.toContain(guest.email);

  const other = await bookAhead(salon, 60);
  const seal = token.split(".")[1];
  for (const wrong of [id, `${id}.`, `${other.id}.${seal}`, `${token}x`, "."]) {
    expect(await callLoosely(salon, "readMailedVisit", { params: { token: wrong } })).toMatchObject({
      status: 404,
    });
  }
});

test("a visit taken over by another master at the same hour is mailed as moved", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const free = await freeHours(salon, [visit.service._id]);
  const masterId = free.find(({ startsAt }) => startsAt === visit.startsAt)?.masterIds[0];
  await call(salon, "moveBooking", { params: { id }, body: { startsAt: visit.startsAt, masterId } }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "moved");
  expect(mail?.subject).toBe("Your visit's new time: Threading at Shiuli");
});

test("the cost of cancelling includes earlier payments at the salon", async () => {
  const { guest, params } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: { method: "cash", due: 15.01 } }, staff);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "confirmed");
  expect(mail?.text).toMatch(
    /What cancelling costs\nUntil .+: Nothing, \$25 back\nUntil .+: \$12\.50, \$12\.50 back\nAfter that: The \$25/,
  );
  const preview = await call(salon, "previewCancellation", { params, query: {} }, guest);
  expect(preview).toMatchObject({ paid: 25, refund: 25 });
});

test("a mail sent once nothing is refunded any more says so without naming a moment before", async () => {
  const { guest, id } = await bookAhead(salon, 60);
  salon.clock.advance(hours(58));
  await call(salon, "changeBookingState", { params: { id }, body: { to: "confirmed" } }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "confirmed");
  expect(mail?.text).toContain("What cancelling costs\nFrom now on: The $6");
});

test("a mail about a visit in another year has that year, as the pages have", async () => {
  const visit = await freeVisit(salon);
  const booked = async (startsAt: string, email: string) => {
    await call(salon, "createDeskBooking", phoneCall({ ...visit, startsAt }, { email }), staff);
    await salon.drain();
    const [mail] = await readMails(salon, email, "confirmed");
    return mail?.text;
  };
  expect(await booked("2027-11-25T16:00:00+06:00", "next.year@example.com")).toContain(
    "Thursday 25 November 2027 at 4:00 pm",
  );
  expect(await booked("2026-12-03T16:00:00+06:00", "this.year@example.com")).toContain(
    "Thursday 3 December at 4:00 pm",
  );
});

test("a guest without an account is told to call, and is led to no bookings that the site would not show", async () => {
  const email = "no.account@example.com";
  const startsAt = "2026-12-10T16:00:00+06:00";
  const order = phoneCall({ ...(await freeVisit(salon)), startsAt }, { email });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  await salon.drain();
  salon.clock.advance(Date.parse(startsAt) - hours(24) - salon.clock.now());
  await salon.drain();
  const told = ["confirmed", "reminder_day"];
  for (const kind of told) {
    const [mail] = await readMails(salon, email, kind);
    expect(mail?.text, kind).toContain("Can't come, or need another time? Call +880 1700 000 000.");
  }
  await cancelVisit(salon, id, staff, { by: "salon" });
  await salon.drain();
  for (const kind of [...told, "cancelled"]) {
    const [mail] = await readMails(salon, email, kind);
    expect(mail?.text, kind).not.toMatch(/My bookings|myBookings/);
    if (kind !== "reminder_day") expect(mail?.calendar?.event.description).toContain("/contact");
  }
});

test("what cancelling costs has the year of its date, and the receipt has its page's number and visit", async () => {
  const email = "paid.ahead@example.com";
  const startsAt = "2027-11-26T16:00:00+06:00";
  const order = phoneCall({ ...(await freeVisit(salon)), startsAt }, { email });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  await salon.drain();
  const [confirmed] = await readMails(salon, email, "confirmed");
  expect(confirmed?.text).toContain("Until Thursday 25 November 2027 at 4:00 pm: $3, $3 back");
  const { number } = await call(salon, "readReceipt", { params: { id } }, staff);
  const written = `Receipt ${writeReceiptNumber(number)}`;
  const [receipt] = await readMails(salon, email, "receipt");
  expect(receipt?.subject).toBe(`${written} from Shiuli`);
  expect(receipt?.text).toContain(`${written}\n`);
  expect(receipt?.text).toContain("Visit: 26 November 2027 at 4:00 pm\n");
});

test("a visit that is paid at the salon before it is confirmed asks for no money", async () => {
  const email = "mita@example.com";
  const order = phoneCall(await freeVisit(salon), { email });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, email, "confirmed");
  expect(mail?.text).toContain("Paid at the salon: $6");
  expect(mail?.text).not.toContain("You pay at the salon.");
});
