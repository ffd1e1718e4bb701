import type { Salon } from "#contract/salon.ts";
import { freeStarts, type Person, payByCard, signIn, signUp } from "./salon-client.ts";

const people = 8;
const waves = 25;

/**
 * Bookings a second through the API, eight people at once. Only POST /bookings is timed: choosing the hour and paying
 * come before.
 * @param price in dollars; 0 leaves the card provider out
 */
export async function bookingsPerSecond(url: string, price: number): Promise<number> {
  const admin = await signIn(url, "admin@shiuli.example", "shiuli-admin");
  const masters = await admin.call<{ _id: string }[]>("GET", "/masters");
  const { stripePublishableKey } = await admin.call<Salon>("GET", "/salon");
  const service_name = `Bench at ${price}`;
  const { insertedId: serviceId } = await admin.call<{ insertedId: string }>("POST", "/services", {
    service_name,
    price,
    details: "A service that the bench books.",
    img: "/art/facial.svg",
    minutes: 15,
  });
  const starts = await freeStarts(
    admin,
    serviceId,
    masters.map(({ _id }) => _id),
  );
  const buyers: Person[] = [];
  for (let buyer = 0; buyer < people; buyer++) {
    buyers.push(await signUp(url, `bench-${price}-${buyer}@shiuli.example`));
  }

  let milliseconds = 0;
  for (let wave = 0; wave < waves; wave++) {
    const orders = await Promise.all(
      buyers.map(async (buyer) => {
        const start = starts.pop();
        if (!start) throw new Error("The calendar is full.");
        const order = { price, serviceIds: [serviceId], ...start, name: "Bench", number: "01700000000" };
        const { clientSecret, purchaseId } = await buyer.call<{ clientSecret: string; purchaseId: string }>(
          "POST",
          "/create-payment-intent",
          order,
        );
        const paid = clientSecret ? await payByCard(url, stripePublishableKey, clientSecret) : purchaseId;
        return {
          name: "Bench",
          email: buyer.email,
          number: "01700000000",
          service_name,
          price,
          transactionId: paid,
        };
      }),
    );
    const began = performance.now();
    await Promise.all(buyers.map((buyer, index) => buyer.call("POST", "/bookings", orders[index])));
    milliseconds += performance.now() - began;
  }
  return (people * waves * 1000) / milliseconds;
}
