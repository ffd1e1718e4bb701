import type { Salon } from "#contract/salon.ts";
import { addDays } from "#domain/time/dates.ts";
import { book, hold, type Menu, manyBuyers, offerService } from "../rows/bookings.ts";
import { type Person, payByCard, signIn } from "../salon-client.ts";
import type { SiteBesideCards } from "../site-beside-cards.ts";

/**
 * Visits of one customer. Beyond this number the salon sends no mail, and a booking would be less work than the first.
 */
const visitsEach = 13;
const readsABooking = 3;
/** At most this many requests run at once, when a machine can't keep the pace. */
const mostAtOnce = 40;
const atTheDoor = 6;
/** Before a token expires. */
const renewMs = 10 * 60_000;
const price = 20;

export interface Done {
  booked: number;
  cancelled: number;
  repriced: number;
  read: number;
  failed: number;
}

interface Evening {
  done: Done;
  /** What failed, and how often. */
  failures: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * Customers book and pay by card, a fifth of them cancel, the owner changes prices and visitors read, at a steady pace
 * until it is stopped.
 * @param pace.rate bookings per second
 * @param pace.bookings how many there will be
 */
export async function beginEvening(
  { url, cardsUrl }: SiteBesideCards,
  pace: { rate: number; bookings: number },
): Promise<Evening> {
  let admin = await signIn(url, "admin@shiuli.example", "shiuli-admin");
  const { stripePublishableKey } = await admin.call<Salon>("GET", "/salon");
  const services = await admin.call<{ _id: string }[]>("GET", "/services");
  const repriced = services[0]?._id ?? "";
  const menu = await largeMenu(admin, pace.bookings);
  const buyers = await signedUp(url, Math.ceil(pace.bookings / visitsEach));
  const paths = whatVisitorsRead(services.map(({ _id }) => _id));

  const done: Done = { booked: 0, cancelled: 0, repriced: 0, read: 0, failed: 0 };
  const failures = new Map<string, number>();
  const visits: { buyer: number; id: string }[] = [];
  const running = new Set<Promise<void>>();
  const renewed = buyers.map(() => performance.now());
  let adminRenewed = performance.now();

  const asBuyer = async (index: number): Promise<Person> => {
    const known = buyers[index];
    if (!known) throw new Error("There is no such customer.");
    if (performance.now() - (renewed[index] ?? 0) < renewMs) return known;
    renewed[index] = performance.now();
    const fresh = await known.renew();
    buyers[index] = fresh;
    return fresh;
  };
  const bookOne = async (index: number) => {
    const buyer = await asBuyer(index);
    const { clientSecret } = await hold(buyer, menu, menu.nextStart());
    const paid = await payByCard(cardsUrl, stripePublishableKey, clientSecret);
    visits.push({ buyer: index, id: await book(buyer, menu, paid) });
    done.booked++;
  };
  const cancelOne = async () => {
    const visit = visits.shift();
    if (!visit) return;
    await (await asBuyer(visit.buyer)).call("POST", `/bookings/${visit.id}/cancellation`, {});
    done.cancelled++;
  };
  const changePrice = async () => {
    if (performance.now() - adminRenewed > renewMs) {
      adminRenewed = performance.now();
      admin = await admin.renew();
    }
    await admin.call("PATCH", `/services/${repriced}`, { price: 40 + (done.repriced++ % 20) });
  };
  const readOne = async (path: string) => {
    const headers = { "accept-encoding": "br", "x-forwarded-for": `10.201.${done.read % 250}.1` };
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path.split("?")[0]} answered ${answer.status}`);
    done.read++;
  };
  const begin = (work: Promise<void>) => {
    const whole = work
      .catch((error: Error) => {
        done.failed++;
        const what = error.message.replaceAll(/[0-9a-f-]{20,}/g, "…").slice(0, 160);
        failures.set(what, (failures.get(what) ?? 0) + 1);
      })
      .finally(() => running.delete(whole));
    running.add(whole);
  };

  let tick = 0;
  const timer = setInterval(() => {
    const turn = tick++;
    if (running.size >= mostAtOnce) return;
    begin(bookOne(turn % buyers.length));
    if (turn % 5 === 4) begin(cancelOne());
    if (turn % 10 === 9) begin(changePrice());
    for (let n = 0; n < readsABooking; n++)
      begin(readOne(paths[(turn * readsABooking + n) % paths.length] ?? "/"));
  }, 1000 / pace.rate);
  return {
    done,
    failures,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Signs customers up, a few at a time, since hashing a password takes a while. */
async function signedUp(url: string, count: number): Promise<Person[]> {
  const each = Math.ceil(count / atTheDoor);
  const groups = Array.from({ length: atTheDoor }, (_, group) => manyBuyers(url, each, `soak-${group}`));
  return (await Promise.all(groups)).flat();
}

/** A service with as many free hours as will be booked. Adds masters when the salon has too few. */
async function largeMenu(admin: Person, wanted: number): Promise<Menu> {
  for (;;) {
    const menu = await offerService(admin, price);
    if (menu.left() >= wanted) return menu;
    const masters = await admin.call<{ _id: string }[]>("GET", "/masters");
    const hoursEach = Math.max(1, Math.floor(menu.left() / masters.length));
    const missing = Math.ceil((wanted - menu.left()) / hoursEach);
    const model = await admin.call<{ hours: object[] }>("GET", `/masters/${masters[0]?._id}/schedule`);
    for (let n = 0; n < missing; n++) {
      const about = {
        name: `Helper ${masters.length + n}`,
        role: "Stylist",
        photo: "/art/mark.svg",
        bio: "",
      };
      await admin.call("POST", "/masters", { ...about, serviceIds: [], hours: model.hours });
    }
  }
}

function whatVisitorsRead(serviceIds: string[]): string[] {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  return serviceIds
    .slice(0, 6)
    .flatMap((service, index) => [
      "/",
      "/services",
      "/api/services",
      `/api/availability?service=${service}&from=${addDays(tomorrow, index)}&to=${addDays(tomorrow, index)}`,
      `/api/availability/next?service=${service}`,
    ]);
}
