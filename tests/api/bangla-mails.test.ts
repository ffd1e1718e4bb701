import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { buyGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a mail in Bangla uses Bangla names of services and masters, or English ones where there are none", async () => {
  const guest = await addPerson(salon, { name: "Mim", verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const name = (table: "services" | "masters", id: string | undefined, name_bn: string | null) =>
    salon.app.engine.write
      .updateTable(table)
      .set({ name_bn })
      .where("id", "=", id ?? "")
      .execute();
  const visit = await freeVisit(salon, "Threading");
  const masterName = (await call(salon, "listMasters", {})).find(({ _id }) => _id === visit.masterId)?.name;
  await name("masters", visit.masterId, "ফারজানা হক");
  const { bookingId } = await book(salon, guest, visit);
  await salon.drain();
  const [received] = await readMails(salon, guest.email, "received");
  expect(received?.text).toContain("থ্রেডিং");
  expect(received?.text).toContain("ফারজানা হক");
  expect(received?.calendar?.event.summary).toContain("থ্রেডিং");
  for (const english of ["Threading", masterName]) expect(received?.text).not.toContain(english);

  await name("masters", visit.masterId, null);
  const confirm = { params: { id: bookingId }, body: { to: "confirmed" as const } };
  await call(salon, "changeBookingState", confirm, staff);
  await salon.drain();
  const [confirmed] = await readMails(salon, guest.email, "confirmed");
  expect(confirmed?.text).toContain(masterName);
});

test("a visit's calendar file and private calendar use the customer's language, like its mail", async () => {
  const guest = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const { bookingId } = await book(salon, guest, await freeVisit(salon, "Threading"));
  await salon.drain();
  const [received] = await readMails(salon, guest.email, "received");
  const [, token = ""] = /mailed-visits\/([^/]+)\/visit\.ics/.exec(received?.text ?? "") ?? [];
  const { url } = await call(salon, "createMyFeed", {}, guest);
  const files = [
    await call(salon, "readMailedVisit", { params: { token } }),
    await call(salon, "readCalendarFile", { params: { id: bookingId } }, guest),
    (await salon.server.inject({ url: new URL(url).pathname })).body,
  ];
  for (const file of files) {
    expect(file).toContain("থ্রেডিং");
    expect(file).not.toContain("Threading");
  }
});

test("a receipt's mail in Bangla translates its lines, and the receipt itself keeps what was booked", async () => {
  const guest = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const visit = await freeVisit(salon, "Threading");
  const about = { email: guest.email };
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, about), staff);
  await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "receipt");
  expect(mail?.text).toContain("থ্রেডিং");
  expect(mail?.text).not.toContain("Threading");
  const { lines } = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(lines.map(({ service_name }) => service_name)).toEqual(["Threading"]);
});

test("a gift card's mails in Bangla use its service's Bangla name", async () => {
  const buyer = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, buyer);
  const { service } = await freeVisit(salon, "Thermal Bath");
  const { id } = await buyGiftCard(salon, buyer, { price: service.price, serviceId: service._id });
  await salon.app.engine.write
    .updateTable("gift_cards")
    .set({ language: "bn" })
    .where("id", "=", id)
    .execute();
  const email = "mehrin.bangla@example.com";
  await call(salon, "mailGiftCard", { params: { id }, body: { email } }, staff);
  await salon.drain();
  const [given] = await readMails(salon, email, "gift_card.");
  const [bought] = await readMails(salon, buyer.email, "gift_card_bought.");
  for (const mail of [given, bought]) {
    expect(mail?.text).toContain("থার্মাল বাথ");
    expect(mail?.text).not.toContain(service.service_name);
  }
});
