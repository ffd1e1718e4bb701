import type { Answer } from "#contract/calls.ts";
import { call } from "#tests/support/calls.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { freeVisit, type Visit } from "#tests/support/visits.ts";

export type DeskVisit = Answer<"readCalendar">["visits"][number];

/** Adds a staff member at the front desk. */
export function addStaff(salon: TestSalon): Promise<Person> {
  return addPerson(salon, { role: "staff", name: "Mitu Desk" });
}

/** What the desk sends for a caller. */
export function phoneCall(visit: Visit, about: { email?: string; name?: string; number?: string } = {}) {
  return {
    body: {
      name: "Shaila Parvin",
      number: "01800000002",
      serviceIds: [visit.service._id],
      masterId: visit.masterId,
      startsAt: visit.startsAt,
      ...about,
    },
  };
}

/** Books a free hour at the desk. */
export async function bookAtDesk(
  salon: TestSalon,
  staff: Person,
  service = "Threading",
): Promise<{ id: string; visit: Visit }> {
  const visit = await freeVisit(salon, service);
  const { insertedId } = await call(salon, "createDeskBooking", phoneCall(visit), staff);
  return { id: insertedId, visit };
}

/** A visit as the calendar of its day shows it; undefined when it is not there. */
export async function onCalendar(
  salon: TestSalon,
  staff: Person,
  id: string,
  startsAt: string,
): Promise<DeskVisit | undefined> {
  const date = startsAt.slice(0, 10);
  const { visits } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  return visits.find((visit) => visit._id === id);
}
