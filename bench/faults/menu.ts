import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { askSalon } from "./calls.ts";
import type { Stage } from "./stage.ts";

/** A service and its few hours, which everybody wants. */
export interface Offer {
  serviceId: string;
  name: string;
  /** Dollars. */
  price: number;
  /** Dollars, for a member. */
  memberPrice: number;
  starts: string[];
  /** Remaining hours of the first day, for guests who come at once. */
  today: string[];
}

export interface Menu {
  offers: Offer[];
  /** Dollars for a year. */
  membershipPrice: number;
}

const names = ["Threading", "Turmeric Glow Facial", "Thermal Bath", "Hair Colour"];
const startsEach = 30;
const dayMs = 86_400_000;

/** What the guests choose from: so few hours that they compete for them. */
export async function readMenu(stage: Stage, as: Person): Promise<Menu> {
  const listed = await fetch(`${stage.salonUrl}/api/services`);
  const services = ((await listed.json()) as Answer<"listServices">).filter((one) =>
    names.includes(one.service_name),
  );
  const offers: Offer[] = [];
  for (const { _id: serviceId, service_name: name, price, memberPrice } of services) {
    const date = (inDays: number) => new Date(stage.now() + inDays * dayMs).toISOString().slice(0, 10);
    const hours = async (from: number, to: number) => {
      const query = { service: serviceId, master: "any", from: date(from), to: date(to) };
      const { days } = await read(stage, "readAvailability", as, query);
      return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)).slice(0, startsEach);
    };
    const [starts, today] = [await hours(3, 6), await hours(0, 0)];
    offers.push({ serviceId, name, price, memberPrice, starts, today });
  }
  const { price } = await read(stage, "readMembership", as);
  return { offers, membershipPrice: price ?? 0 };
}

/** Asks until there is an answer, which may take a while on a busy machine. */
async function read<Name extends "readAvailability" | "readMembership">(
  stage: Stage,
  name: Name,
  as: Person,
  query: Record<string, string> = {},
): Promise<Answer<Name>> {
  for (let tries = 1; tries <= 10; tries++) {
    const answer = await askSalon(stage, name, as, { query });
    if (answer) return answer;
  }
  throw new Error(`${name} was never answered.`);
}
