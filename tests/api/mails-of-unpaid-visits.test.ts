import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { askFor, bookAtSalon } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

test("an unverified address gets no mails about an unpaid visit that its customer changes and cancels, only what the salon does", async () => {
  await askFor(salon, owner, { kind: "at_salon" });
  const guest = await addPerson(salon);
  await proveNumber(salon, guest, newNumber());
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const ids = [];
  for (const ahead of [80, 104]) {
    // With room for the second service.
    const { masterIds, startsAt } = await hourAhead(salon, [cut._id, thread._id], ahead);
    ids.push(await bookAtSalon(salon, guest, { service: cut, masterId: masterIds[0] ?? "", startsAt }));
  }
  const [own = "", bySalon = ""] = ids;
  const kinds = async () =>
    (await readMails(salon, guest.email)).map(({ messageId }) => messageId.split(".")[0]).sort();
  await change(salon, own, { serviceIds: [cut._id, thread._id] }, guest, "salon");
  await salon.drain();
  await call(salon, "cancelBooking", { params: { id: own }, body: {} }, guest);
  await salon.drain();
  expect(await kinds()).toEqual([]);
  await change(salon, bySalon, { serviceIds: [cut._id, thread._id] }, staff, "salon");
  await salon.drain();
  await call(salon, "cancelBooking", { params: { id: bySalon }, body: { by: "customer" } }, staff);
  await salon.drain();
  expect(await kinds()).toEqual(["<cancelled", "<changed"]);
});
