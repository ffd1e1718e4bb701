import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenOwner, givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);
const guest = givenPerson(salon);

test("a visit on the calendar shows its master's time before and after the guest", async () => {
  await offer("Scented Bath", { prepMinutes: 10, cleanupMinutes: 15 });
  const { id, visit } = await bookAtDesk(salon, staff, "Scented Bath");
  const shown = await onCalendar(salon, staff, id, visit.startsAt);
  const [item] = shown?.items ?? [];
  const { masterId } = visit;
  expect(shown?.buffers).toEqual([
    { masterId, kind: "preparation", startsAt: later(item?.startsAt, -10), endsAt: item?.startsAt },
    { masterId, kind: "cleanup", startsAt: item?.endsAt, endsAt: later(item?.endsAt, 15) },
  ]);
});

test("a booked visit keeps its clean-up when its service changes", async () => {
  const { insertedId } = await offer("Clay Bath", { cleanupMinutes: 10 });
  const { id, visit } = await bookAtDesk(salon, staff, "Clay Bath");
  const params = { id: insertedId };
  await call(salon, "updateService", { params, body: { cleanupMinutes: 0 } }, owner);
  const shown = await onCalendar(salon, staff, id, visit.startsAt);
  expect(shown?.buffers).toMatchObject([{ kind: "cleanup", startsAt: shown?.endsAt }]);
  // The final check of the whole diary measures visits by the service's settings at the end.
  await call(salon, "updateService", { params, body: { cleanupMinutes: 10 } }, owner);
});

test("an hour that is held during a payment shows the same", async () => {
  await offer("Salt Bath", { cleanupMinutes: 15 });
  const visit = await freeVisit(salon, "Salt Bath");
  await hold(salon, guest, visit);
  const date = visit.startsAt.slice(0, 10);
  const { holds } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  const kept = holds.find(({ items }) => items[0]?.startsAt === visit.startsAt);
  expect(kept?.buffers).toMatchObject([{ kind: "cleanup", startsAt: kept?.items[0]?.endsAt }]);
});

function offer(name: string, timing: { prepMinutes?: number; cleanupMinutes?: number }) {
  const img = "/art/threading.svg";
  const body = { service_name: name, price: 30, details: "For a test", img, minutes: 30, ...timing };
  return call(salon, "createService", { body }, owner);
}

/** An instant some minutes later, in salon time as the API writes it. */
function later(instant: string | null | undefined, by: number): string {
  const local = new Date(Date.parse(instant ?? "") + minutes(by) + minutes(6 * 60));
  return `${local.toISOString().slice(0, 19)}+06:00`;
}
