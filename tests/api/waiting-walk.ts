import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";
import { waitingSamples, wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { book } from "#tests/support/visits.ts";
import { offeredTo, takenHour } from "#tests/support/waiting.ts";

interface Walk {
  salon: TestSalon;
  guest: Person;
  staff: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Joins the waiting list, puts a caller on it, reads it, and leaves it. */
export async function waitForHours({ salon, guest, staff, go }: Walk): Promise<void> {
  const body = await wishBeforeDawn(salon);
  const { insertedId } = await go("joinWaitingList", { body }, guest);
  await go("addWaitingGuest", await waitingSamples.addWaitingGuest(salon), staff);
  await go("listMyWaiting", {}, guest);
  for (const state of ["waiting", "given", "gone"] as const)
    await go("listWaiting", { query: { state, cursor: "1.a" } }, staff);
  await go("listWaiting", { query: { date: "2026-11-25" } }, staff);
  await go("endWaiting", { params: { id: insertedId } }, guest);
  await takeWhatComesFree({ salon, guest, staff, go });
}

/** Gets an offered hour and declines it. The desk gives it to a caller, and then to somebody who pays. */
async function takeWhatComesFree({ salon, guest, staff, go }: Walk): Promise<void> {
  const { guest: other, visit, id, wish } = await takenHour(salon);
  await go("joinWaitingList", { body: wish }, guest);
  const caller = { ...wish, name: "Lubna Rahman", number: "01722618040" };
  const { insertedId: callers } = await go("addWaitingGuest", { body: caller }, staff);
  await cancelVisit(salon, id, other);
  await salon.drain();
  const params = { id: (await offeredTo(salon, guest))?._id ?? "" };
  await go("readOfferedHour", { params }, guest);
  await go("declineOfferedHour", { params }, guest);
  const body = { startsAt: visit.startsAt };
  const given = await go("offerHour", { params: { id: callers }, body }, staff);
  const booked = await go("bookOfferedHour", { params: { id: given.insertedId } }, staff);
  const second = await addPerson(salon, { verified: true });
  await call(salon, "joinWaitingList", { body: wish }, second);
  await go("cancelBooking", { params: { id: booked.insertedId }, body: { reason: "Called" } }, staff);
  await salon.drain();
  await book(salon, second, visit);
  await seeNewHours(salon.app);
  await salon.drain();
}
