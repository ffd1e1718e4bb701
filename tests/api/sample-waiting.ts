import { addDays, localDate } from "#domain/time/dates.ts";
import type { Loose } from "#tests/support/calls.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { serviceNamed } from "#tests/support/visits.ts";

/** Nobody works before dawn, so nothing is free then. */
const hours = [{ opens: "04:00", closes: "05:00" }];

/** A valid request for each call about the waiting list. */
export const waitingSamples = {
  joinWaitingList: async (salon: TestSalon) => ({ body: await wishBeforeDawn(salon) }),
  listMyWaiting: () => ({}),
  endWaiting: () => ({ params: { id: "nobody" } }),
  listWaiting: () => ({ query: { date: "2026-11-25" } }),
  readOfferedHour: () => ({ params: { id: "nobody" } }),
  declineOfferedHour: () => ({ params: { id: "nobody" } }),
  offerHour: () => ({ params: { id: "nobody" }, body: { startsAt: "2026-11-25T10:00:00+06:00" } }),
  bookOfferedHour: () => ({ params: { id: "nobody" } }),
  addWaitingGuest: async (salon: TestSalon) => ({
    body: {
      ...(await wishBeforeDawn(salon)),
      name: "Lubna Rahman",
      number: "01722618040",
      language: "bn" as const,
    },
  }),
} satisfies Record<string, (salon: TestSalon) => Loose | Promise<Loose>>;

/** Waits for something that nobody can offer. */
export async function wishBeforeDawn(salon: TestSalon) {
  const dates = [addDays(localDate(salon.clock.now(), "Asia/Dhaka"), 2)];
  return { serviceIds: [(await serviceNamed(salon, "Threading"))._id], dates, hours };
}
