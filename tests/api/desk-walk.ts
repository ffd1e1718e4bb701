import { randomUUID } from "node:crypto";
import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { bookAtDesk, phoneCall } from "#tests/support/desk.ts";
import { addOffer } from "#tests/support/offers.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

interface Walk {
  salon: TestSalon;
  staff: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Makes every call with which the front desk rearranges visits. All succeed. */
export async function rearrangeVisits({ salon, staff, go }: Walk): Promise<void> {
  const { id, visit } = await bookAtDesk(salon, staff);
  const params = { id };
  const date = visit.startsAt.slice(0, 10);
  await go("readPlaces", { params, query: { from: date, to: date } }, staff);
  const asked = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  const ahead = (weeks: number) =>
    new Date(Date.parse(visit.startsAt) + weeks * 7 * 86_400_000).toISOString();
  const startsAt = [ahead(0), ahead(6), ahead(9)];
  const serviceIds = [visit.service._id];
  const checked = await go("checkRow", { body: { serviceIds, masterId: visit.masterId, startsAt } }, staff);
  const visits = checked
    .filter(({ fits }) => fits)
    .map(({ startsAt, masterIds }) => ({ startsAt, masterIds }));
  const guest = { name: "Shaila Parvin", number: "01800000002", serviceIds };
  await go("createRow", { body: { ...guest, key: randomUUID(), visits } }, staff);
  const endsAt = (by: number) => new Date(Date.parse(visit.startsAt) + by * 60_000).toISOString();
  await go("changeLength", { params, body: { endsAt: endsAt(visit.service.minutes - 5) } }, staff);
  await go("changeLength", { params, body: { endsAt: endsAt(visit.service.minutes) } }, staff);
  await go("readReasons", { query: asked }, staff);
  await bookWithCode({ salon, staff, go });
}

/** Gets a price with a caller's code, books with it and cancels the visit. */
async function bookWithCode({ salon, staff, go }: Walk): Promise<void> {
  const { code } = await addOffer(salon, { firstVisitOnly: true, mostUses: 5, mostUsesEach: 1 });
  const { userId: guestId, name } = await addPerson(salon);
  const visit = await freeVisit(salon);
  await go("quoteAtDesk", { body: { serviceIds: [visit.service._id], code, guestId } }, staff);
  const { body } = phoneCall(visit, { name, number: "01800000003" });
  const booked = await go("createDeskBooking", { body: { ...body, guestId, code } }, staff);
  await go("cancelBooking", { params: { id: booked.insertedId }, body: { by: "salon" } }, staff);
}

/** A row in the past, which is never booked. */
export async function sampleRow(salon: TestSalon) {
  const { _id } = await serviceNamed(salon, "Threading");
  const visits = [{ startsAt: "2026-11-01T06:00:00Z", masterIds: ["any"] }];
  const guest = { name: "Shaila Parvin", number: "01800000002" };
  return { body: { key: randomUUID(), ...guest, serviceIds: [_id], visits } };
}
