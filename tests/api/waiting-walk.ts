import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { waitingSamples, wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

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
}
