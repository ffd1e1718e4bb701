import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { callSalon } from "./calls.ts";
import type { Stage } from "./stage.ts";

/** A service and the few hours that everybody wants. */
export interface Offer {
  serviceId: string;
  name: string;
  /** Dollars. */
  price: number;
  starts: string[];
}

export interface Menu {
  offers: Offer[];
}

const names = ["Threading", "Turmeric Glow Facial", "Thermal Bath", "Hair Colour"];
const startsEach = 30;
const dayMs = 86_400_000;

/** What the guests choose from: few hours, so that they stand in each other's way. */
export async function readMenu(stage: Stage, as: Person): Promise<Menu> {
  const listed = await fetch(`${stage.salonUrl}/api/services`);
  const services = ((await listed.json()) as Answer<"listServices">).filter((one) =>
    names.includes(one.service_name),
  );
  const offers: Offer[] = [];
  for (const { _id: serviceId, service_name: name, price } of services) {
    const date = (inDays: number) => new Date(stage.now() + inDays * dayMs).toISOString().slice(0, 10);
    const query = { service: serviceId, master: "any", from: date(3), to: date(6) };
    const { body } = await callSalon(stage, "readAvailability", as, { query });
    const { days } = body as Answer<"readAvailability">;
    const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)).slice(0, startsEach);
    offers.push({ serviceId, name, price, starts });
  }
  return { offers };
}
