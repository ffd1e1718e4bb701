import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

function pay(id: string) {
  return call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
}

/** A Stone & Steam for $48 that somebody with an address booked by phone, and a Warm Oil Massage for $60. */
async function bookedByPhone() {
  const { email } = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Stone & Steam");
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, { email }), staff);
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  return { id, email, cheap: { serviceIds: [visit.service._id] }, dear: { serviceIds: [oil._id] } };
}

/** The money that a receipt's mail tells of. @param linesBefore what the desk had written down before the payment; 0: the first mail */
async function told(id: string, email: string, linesBefore: number) {
  await salon.drain();
  const name = linesBefore === 0 ? `receipt.${id}@` : `receipt.${id}.rest${linesBefore}@`;
  const [mail] = await readMails(salon, email, name);
  return mail?.text.split("\n").filter((line) => /^(Paid|Pay|To |Taken|Handed|Kept|Total)/.test(line));
}

test("a visit that was paid in cash and got dearer is mailed as paid at the salon, both times", async () => {
  const { id, email, dear } = await bookedByPhone();
  await pay(id);
  expect(await told(id, email, 0)).toEqual(["Payment: At the salon", "Total: $48"]);
  await change(salon, id, dear, staff);
  await pay(id);
  expect(await told(id, email, 1)).toEqual([
    "Paid at the salon: $48",
    "Paid at the salon: $12",
    "Total: $60",
  ]);
});
