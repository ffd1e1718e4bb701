import { addDays } from "#domain/time/dates.ts";
import { type Load, loadOf } from "../load.ts";
import { type Person, signIn } from "../salon-client.ts";
import { book, hold, type Menu, manyBuyers, offerService } from "./bookings.ts";

const visitors = 30;
const seconds = 10;
const bookingsASecond = 10;
const cancellationsASecond = 2;

/**
 * Thirty visitors read pages and free hours without pause: first alone, then while ten customers book and two cancel
 * every second, and the owner changes a price.
 */
export async function busyEvening(url: string): Promise<{ alone: Load; busy: Load; done: number }> {
  const admin = await signIn(url, "admin@shiuli.example", "shiuli-admin");
  const menu = await offerService(admin, 0);
  const buyers = await manyBuyers(url, bookingsASecond * 2, "bench-evening");
  const services = await admin.call<{ _id: string }[]>("GET", "/services");
  const paths = whatVisitorsRead(services.map(({ _id }) => _id));
  const read = () => {
    let next = 0;
    const path = () => paths[next++ % paths.length] ?? "/";
    return loadOf(
      { url, path, headers: { "accept-encoding": "br" }, fromEverywhere: true },
      visitors,
      seconds,
    );
  };
  await read();
  const alone = await read();
  const evening = { admin, buyers, menu, repriced: services[0]?._id ?? "" };
  const [busy, done] = await Promise.all([read(), bookAndCancel(evening)]);
  return { alone, busy, done };
}

export function whatVisitorsRead(serviceIds: string[], now = Date.now()): string[] {
  const tomorrow = addDays(new Date(now).toISOString().slice(0, 10), 1);
  return serviceIds
    .slice(0, 6)
    .flatMap((service, index) => [
      "/",
      "/services",
      `/api/availability?service=${service}&from=${addDays(tomorrow, index)}&to=${addDays(tomorrow, index)}`,
      `/api/availability?service=${service}&from=${tomorrow}&to=${addDays(tomorrow, 30)}`,
      `/api/availability/next?service=${service}`,
    ]);
}

interface Evening {
  admin: Person;
  buyers: Person[];
  menu: Menu;
  /** The service whose price the owner changes. */
  repriced: string;
}

/** @returns how many visits were booked */
async function bookAndCancel({ admin, buyers, menu, repriced }: Evening): Promise<number> {
  const visits: { buyer: Person; id: string }[] = [];
  let booked = 0;
  const bookOne = async (buyer: Person) => {
    const held = await hold(buyer, menu, menu.nextStart());
    visits.push({ buyer, id: await book(buyer, menu, held.purchaseId) });
    booked++;
  };
  const cancelOne = async () => {
    const visit = visits.shift();
    if (visit) await visit.buyer.call("POST", `/bookings/${visit.id}/cancellation`, {});
  };
  const began = performance.now();
  const work: Promise<unknown>[] = [];
  for (let tick = 0; tick < seconds * bookingsASecond; tick++) {
    const buyer = buyers[tick % buyers.length];
    if (buyer) work.push(bookOne(buyer));
    if (tick % (bookingsASecond / cancellationsASecond) === 0) work.push(cancelOne());
    if (tick % bookingsASecond === 0) {
      work.push(admin.call("PATCH", `/services/${repriced}`, { price: 40 + tick / bookingsASecond }));
    }
    const wait = Math.max(0, began + ((tick + 1) * 1000) / bookingsASecond - performance.now());
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await Promise.all(work);
  return booked;
}
