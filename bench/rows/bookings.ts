import type { Salon } from "#contract/salon.ts";
import { freeStarts, type Person, payByCard, signIn, signUp } from "../salon-client.ts";

const people = 8;
const waves = 25;

interface Speeds {
  /** POST /create-payment-intent with an hour. */
  holds: number;
  /** POST /bookings after the payment. */
  bookings: number;
}

/**
 * Holds and bookings per second through the API, with eight people at once. Choosing the hour and paying are not timed.
 * @param cardsUrl where cards are paid
 * @param price in dollars; 0 skips the card provider
 */
export async function bookingSpeeds(url: string, cardsUrl: string, price: number): Promise<Speeds> {
  const admin = await signIn(url, "admin@shiuli.example", "shiuli-admin");
  const { stripePublishableKey } = await admin.call<Salon>("GET", "/salon");
  const menu = await offerService(admin, price);
  const buyers = await manyBuyers(url, people, `bench-${price}`);

  const took = { holds: 0, bookings: 0 };
  for (let wave = 0; wave < waves; wave++) {
    const starts = buyers.map(() => menu.nextStart());
    let began = performance.now();
    const held = await Promise.all(buyers.map((buyer, index) => hold(buyer, menu, starts[index])));
    took.holds += performance.now() - began;
    const paid = await Promise.all(
      held.map(({ clientSecret, purchaseId }) =>
        clientSecret ? payByCard(cardsUrl, stripePublishableKey, clientSecret) : purchaseId,
      ),
    );
    began = performance.now();
    await Promise.all(buyers.map((buyer, index) => book(buyer, menu, paid[index] ?? "")));
    took.bookings += performance.now() - began;
  }
  const perSecond = (milliseconds: number) => (people * waves * 1000) / milliseconds;
  return { holds: perSecond(took.holds), bookings: perSecond(took.bookings) };
}

/** A service that the bench books, and its free hours, each handed out once. */
export interface Menu {
  serviceId: string;
  name: string;
  price: number;
  nextStart(): Start;
  /** The number of remaining free hours. */
  left(): number;
}

interface Start {
  masterId: string;
  startsAt: string;
}

interface Held {
  clientSecret: string;
  purchaseId: string;
}

/** Adds a service of a quarter of an hour and lists its free hours. */
export async function offerService(admin: Person, price: number): Promise<Menu> {
  const masters = await admin.call<{ _id: string }[]>("GET", "/masters");
  const name = `Bench at ${price}, ${Date.now()}`;
  const { insertedId: serviceId } = await admin.call<{ insertedId: string }>("POST", "/services", {
    service_name: name,
    price,
    details: "A service that the bench books.",
    img: "/art/facial.svg",
    minutes: 15,
  });
  const ids = masters.map(({ _id }) => _id);
  const starts = await freeStarts(admin, serviceId, ids);
  return {
    serviceId,
    name,
    price,
    nextStart() {
      const start = starts.pop();
      if (!start) throw new Error("The calendar is full.");
      return start;
    },
    left: () => starts.length,
  };
}

/** Signs several customers up. */
export async function manyBuyers(url: string, count: number, prefix: string): Promise<Person[]> {
  const buyers: Person[] = [];
  for (let buyer = 0; buyer < count; buyer++) {
    buyers.push(await signUp(url, `${prefix}-${buyer}@shiuli.example`));
  }
  return buyers;
}

export function hold(buyer: Person, { serviceId, price }: Menu, start: Start | undefined): Promise<Held> {
  const order = { price, serviceIds: [serviceId], ...start, name: "Bench", number: "01700000000" };
  return buyer.call<Held>("POST", "/create-payment-intent", order);
}

/** @returns the booking's id */
export async function book(buyer: Person, { name, price }: Menu, transactionId: string): Promise<string> {
  const booked = await buyer.call<{ insertedId: string }>("POST", "/bookings", {
    name: "Bench",
    email: buyer.email,
    number: "01700000000",
    service_name: name,
    price,
    transactionId,
  });
  return booked.insertedId;
}
