import type { Answer } from "#contract/calls.ts";
import { wait } from "#tests/support/background-work.ts";
import { bookAhead, cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

export type OfferedHour = NonNullable<Answer<"listMyWaiting">[number]["offered"]>;

/** A booked Threading, and a wish that only its hour with its master fulfils. */
export async function takenHour(salon: TestSalon, atLeastHours = 40) {
  const { guest, visit, id } = await bookAhead(salon, atLeastHours);
  return { guest, visit, id, wish: wishFor(visit.service._id, visit.masterId, visit.startsAt) };
}

/** A wish for one start with one master. @param startsAt in salon time */
export function wishFor(serviceId: string, masterId: string, startsAt: string) {
  const [opens = "", minute = ""] = [startsAt.slice(11, 16), startsAt.slice(14, 16)];
  const closes = `${opens.slice(0, 3)}${String(Number(minute) + 5).padStart(2, "0")}`;
  return { serviceIds: [serviceId], masterId, dates: [startsAt.slice(0, 10)], hours: [{ opens, closes }] };
}

/** Customers who wait for the same thing, in this order, a second apart. */
export async function waitInLine<Count extends number>(
  salon: TestSalon,
  wish: ReturnType<typeof wishFor>,
  count: Count,
): Promise<Line<Count>> {
  const line: Person[] = [];
  for (let each = 0; each < count; each++) {
    const person = await addPerson(salon, { verified: true });
    salon.clock.advance(1000);
    await call(salon, "joinWaitingList", { body: wish }, person);
    line.push(person);
  }
  // One minute later, each entry is checked again.
  await wait(salon, minutes(1));
  return line as Line<Count>;
}

type Line<Count extends number> = Count extends 1 ? [Person] : Count extends 2 ? [Person, Person] : Person[];

/** An hour that came free, and is held for the first of two who wait for it. */
export async function offeredHour(salon: TestSalon, atLeastHours?: number) {
  const { guest, visit, id, wish } = await takenHour(salon, atLeastHours);
  const [first, second] = await waitInLine(salon, wish, 2);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  return { visit, first, second };
}

/** The last hour that was offered to somebody who waits for one thing; null when there was none. */
export async function offeredTo(salon: TestSalon, person: Person): Promise<OfferedHour | null> {
  const [entry] = await call(salon, "listMyWaiting", {}, person);
  return entry?.offered ?? null;
}
