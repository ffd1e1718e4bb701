import type { Availability } from "#contract/availability.ts";
import type { Master } from "#contract/masters.ts";
import { addDays } from "#domain/time/dates.ts";
import { signIn } from "./salon-client.ts";

/** How many visits make a full day. */
export const visitsWanted = 60;

/**
 * Adds a service of a quarter of an hour and books it at the desk until a day has as many visits as wanted, or is full.
 * @returns the day, YYYY-MM-DD, and how many visits it now has
 */
export async function fillDay(url: string, owner: { email: string; password: string }) {
  const { call } = await signIn(url, owner.email, owner.password);
  const { insertedId: service } = await call<{ insertedId: string }>("POST", "/services", {
    service_name: "Bench",
    price: 5,
    details: "A quarter of an hour",
    img: "/art/hair.svg",
    minutes: 15,
  });
  const masters = await call<Master[]>("GET", "/masters");
  // A Tuesday in two weeks, when nearly all masters work.
  const today = new Date().toISOString().slice(0, 10);
  const date = addDays(today, 14 + ((9 - new Date(today).getUTCDay()) % 7));
  let visits = 0;
  for (const { _id: masterId } of masters) {
    const question = `/availability?service=${service}&master=${masterId}&from=${date}&to=${date}`;
    const { days } = await call<Availability>("GET", question);
    const [first] = days[0]?.slots ?? [];
    if (!first) continue;
    // Starts are closer together than guests are offered. The desk is refused only past the end of the day.
    for (let quarter = 0; quarter < 60 && visits < visitsWanted; quarter++) {
      const startsAt = new Date(Date.parse(first.startsAt) + quarter * 15 * 60_000).toISOString();
      const guest = { name: `Bench Guest ${visits}`, number: "01700000000" };
      const made = call("POST", "/desk-bookings", { ...guest, serviceIds: [service], masterId, startsAt });
      visits += await made.then(
        () => 1,
        () => 0,
      );
    }
  }
  return { date, visits };
}
