import type { NextHours } from "#contract/availability.ts";
import { addDays } from "#domain/time/dates.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { addPerson } from "#tests/support/people.ts";
import { ask, clock, type Ground, openGround, signIn } from "./growth-ground.ts";

const rounds = 200;
const fewRounds = 20;

interface Measured {
  call: string;
  /** Milliseconds, by the size of the salon. */
  took: Map<number, number[]>;
}

/**
 * What calls cost at each size, side by side in one process. Each call is made at every size in turns, so that noise on
 * the machine affects all sizes alike. Prints p50 and p99, and the p99 as a multiple of that at the smallest size.
 * @param sizes numbers of bookings, the smallest first
 * @param postgresUrl of a cluster; SQLite when absent
 */
export async function printGrowth(sizes: readonly number[], postgresUrl: string | undefined): Promise<void> {
  const grounds: Ground[] = [];
  for (const bookings of sizes) {
    const began = performance.now();
    grounds.push(await openGround(bookings, postgresUrl));
    console.log(
      `${bookings.toLocaleString("en")} bookings filled in ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
  for (const [call, make, times] of calls) {
    const measured: Measured = { call, took: new Map(sizes.map((size) => [size, []])) };
    // The first tenth is warm-up.
    for (let round = -Math.ceil(times / 10); round < times; round++) {
      for (const ground of grounds) {
        const ask = await make(ground, round);
        const began = performance.now();
        await ask();
        if (round >= 0) measured.took.get(ground.bookings)?.push(performance.now() - began);
      }
    }
    print(measured);
  }
  for (const { close } of grounds) await close();
}

/** Prepares one call. The preparation is not timed. */
type Make = (ground: Ground, round: number) => Promise<() => Promise<unknown>>;

const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

const calls: [call: string, make: Make, times: number][] = [
  ["free hours of a day", reads("guest", hoursOf(1)), rounds],
  ["free hours of a month", reads("guest", hoursOf(31)), rounds],
  ["My bookings, 12 visits", reads("guest", () => "/bookings/years-7@example.com"), rounds],
  ["My bookings, 250 visits", reads("regular", () => "/bookings/years-0@example.com"), rounds],
  [
    "the calendar's week",
    reads("staff", (_, round) => `/calendar?from=${inDays(round % 30)}&to=${inDays((round % 30) + 6)}`),
    rounds,
  ],
  ["hold and booking, nothing to pay", holdAndBook, rounds],
  ["the salon, for the home page", reads("guest", () => "/salon"), rounds],
  ["list of bookings, a page", reads("staff", () => "/bookings?limit=50"), fewRounds],
  ["list of bookings, searched", reads("staff", () => "/bookings?limit=50&search=guest+7"), fewRounds],
  ["list of mails, a page", reads("owner", () => "/deliveries?limit=50"), fewRounds],
  ["revenue of a month", reads("owner", () => `/revenue?from=${inDays(-30)}&to=${today}`), fewRounds],
  ["an account is deleted", leave, fewRounds],
  [
    "round: holds that are over",
    async ({ parts }) =>
      () =>
        expireHolds(parts.app),
    fewRounds,
  ],
  [
    "round: payments",
    async ({ parts }) =>
      () =>
        sweepPayments(parts.app),
    fewRounds,
  ],
  [
    "round: tidying up",
    async ({ parts }) =>
      () =>
        tidyUp(parts.app),
    fewRounds,
  ],
];

function hoursOf(days: number) {
  return ({ service }: Ground, round: number) =>
    `/availability?service=${service}&from=${inDays(1 + (round % 28))}&to=${inDays((round % 28) + days)}`;
}

function reads(
  who: "guest" | "regular" | "staff" | "owner",
  path: (ground: Ground, round: number) => string,
): Make {
  return async (ground, round) => {
    const url = path(ground, round);
    return () => ask(ground, { method: "GET", url, token: ground[who] });
  };
}

async function holdAndBook(ground: Ground): Promise<() => Promise<unknown>> {
  const { parts, freeService } = ground;
  const buyer = await addPerson({ app: parts.app, clock });
  const token = await parts.app.tokens.issueToken(buyer, Date.now());
  const url = `/availability/next?service=${freeService}`;
  const { anyone } = await ask<NextHours>(ground, { method: "GET", url, token });
  if (!anyone) throw new Error("The salon has no free hour.");
  const visit = { name: "Bench", number: "01700000000" };
  return async () => {
    const order = {
      ...visit,
      price: 0,
      serviceIds: [freeService],
      startsAt: anyone.startsAt,
      masterId: "any",
    };
    const { purchaseId } = await ask<{ purchaseId: string }>(ground, {
      method: "POST",
      url: "/create-payment-intent",
      token,
      body: order,
    });
    const booking = {
      ...visit,
      email: buyer.email,
      service_name: "Bench",
      price: 0,
      transactionId: purchaseId,
    };
    await ask(ground, { method: "POST", url: "/bookings", token, body: booking });
  };
}

/** Uses another customer with twelve visits each time. */
async function leave(ground: Ground, round: number): Promise<() => Promise<unknown>> {
  const person = 20 + ((round + fewRounds) % 60);
  const token = await signIn(ground.parts, person);
  return () => ask(ground, { method: "DELETE", url: `/me?email=years-${person}@example.com`, token });
}

function print({ call, took }: Measured): void {
  const first = [...took.values()][0] ?? [];
  const cells = [...took].map(([size, times]) => {
    const numbers = `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)} ms`;
    const multiple = (percentile(times, 0.99) / percentile(first, 0.99)).toFixed(2);
    const median = (percentile(times, 0.5) / percentile(first, 0.5)).toFixed(2);
    return `${size.toLocaleString("en")}: ${numbers} (${median}, ${multiple})`.padEnd(46);
  });
  console.log(`${call.padEnd(34)} ${cells.join("")}`);
}

function percentile(took: readonly number[], share: number): number {
  return (
    took.toSorted((one, other) => one - other)[Math.min(took.length - 1, Math.floor(took.length * share))] ??
    0
  );
}
