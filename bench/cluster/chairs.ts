import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { askSalon, callSalon, type Reply } from "../faults/calls.ts";
import type { Random } from "../faults/random.ts";
import type { Stage } from "../faults/stage.ts";
import type { Operation, Said } from "./history.ts";

/** An hour with one master. Only one visit at a time can have it. */
interface Chair {
  name: string;
  serviceId: string;
  masterId: string;
  startsAt: string;
}

/** A few chairs that several desks claim, free and look at through the proxy, and a record of all answers. */
export interface Game {
  history: Operation[];
  /** Plays until `over` returns true. */
  play(random: Random, over: () => boolean): Promise<void>;
  /** Looks at every chair until an answer says who has it. */
  lookAtAll(): Promise<void>;
}

const players = 4;
const dayMs = 86_400_000;
/** Later than the days that customers book, so that only the desks compete for them. */
const chairsInDays = [20, 21, 22];
const patienceMs = 120_000;

export async function setUpChairs(stage: Stage, staff: Person): Promise<Game> {
  const chairs = await findChairs(stage, staff);
  const history: Operation[] = [];
  /** The visits' ids by the names under which they were claimed, as far as an answer gave them. */
  const ids = new Map<string, string>();
  let claims = 0;

  const note = (chair: Chair, began: number, said: Said) => {
    const isOpen = said.kind === "perhaps claimed" || said.kind === "perhaps freed";
    history.push({ chair: chair.name, began, ended: isOpen ? null : performance.now(), ...said });
  };

  const claim = async (chair: Chair) => {
    const by = `Chair ${++claims}`;
    const { serviceId, masterId, startsAt } = chair;
    const body = { name: by, number: "01900000001", serviceIds: [serviceId], masterId, startsAt };
    const began = performance.now();
    const answer = await callSalon(stage, "createDeskBooking", staff, { body });
    if (isDone(answer)) ids.set(by, String(answer.body.insertedId));
    const kind = isDone(answer) ? "claimed" : isTaken(answer) ? "refused" : "perhaps claimed";
    note(chair, began, { kind, by });
  };

  const free = async (chair: Chair) => {
    const by = history.findLast((one) => one.chair === chair.name && nameIn(one) !== null);
    const name = by && nameIn(by);
    const id = name && ids.get(name);
    if (!name || !id) return;
    const began = performance.now();
    const answer = await callSalon(stage, "cancelBooking", staff, { params: { id }, body: { by: "salon" } });
    const kind = isDone(answer) ? "freed" : [404, 409].includes(answer.status) ? "gone" : "perhaps freed";
    note(chair, began, { kind, by: name });
  };

  /** @returns whether any request was answered */
  const look = async (all: readonly Chair[]): Promise<boolean> => {
    const dates = all.map(({ startsAt }) => startsAt.slice(0, 10)).sort();
    const query = { from: dates[0] ?? "", to: dates.at(-1) ?? "" };
    const began = performance.now();
    const calendar = await askSalon(stage, "readCalendar", staff, { query });
    if (!calendar) return false;
    for (const chair of all) {
      const there = calendar.visits.filter((visit) =>
        visit.items.some(
          ({ startsAt, masterId }) =>
            masterId === chair.masterId && Date.parse(startsAt ?? "") === Date.parse(chair.startsAt),
        ),
      );
      for (const { name, _id } of there) ids.set(name, _id);
      const names = there.map(({ name }) => name).sort();
      note(chair, began, { kind: "seen", by: names.length > 0 ? names.join(" and ") : null });
    }
    return true;
  };

  return {
    history,
    async play(random, over) {
      const playOne = async (chance: Random) => {
        while (!over()) {
          await pause(chance.between(20, 250));
          const chair = chance.pick(chairs);
          await chance.choose<() => Promise<unknown>>([
            [45, () => claim(chair)],
            [30, () => free(chair)],
            [25, () => look([chair])],
          ])();
        }
      };
      await Promise.all(Array.from({ length: players }, (_, player) => playOne(random.fork(player))));
    },
    async lookAtAll() {
      const end = performance.now() + patienceMs;
      while (!(await look(chairs))) {
        if (performance.now() > end) throw new Error("Nobody says who has the chairs.");
        await pause(200);
      }
    },
  };
}

/** The name in an answer. */
function nameIn(one: Operation): string | null {
  return one.kind === "claimed" || one.kind === "seen" ? one.by : null;
}

const isDone = ({ status }: Reply) => status === 200 || status === 201;
const isTaken = ({ status, body }: Reply) => status === 409 && body.code === "slot_taken";

async function findChairs(stage: Stage, staff: Person): Promise<Chair[]> {
  const listed = await fetch(`${stage.salonUrl}/api/services`);
  const services = (await listed.json()) as Answer<"listServices">;
  const serviceId = services.find(({ service_name }) => service_name === "Threading")?._id ?? "";
  const chairs: Chair[] = [];
  for (const inDays of chairsInDays) {
    const date = new Date(stage.now() + inDays * dayMs).toISOString().slice(0, 10);
    const query = { service: serviceId, master: "any", from: date, to: date };
    const { days } = await untilAnswered(() => askSalon(stage, "readAvailability", staff, { query }));
    const [slot] = days.flatMap(({ slots }) => slots);
    const [masterId] = slot?.masterIds ?? [];
    if (slot && masterId) chairs.push({ name: date, serviceId, masterId, startsAt: slot.startsAt });
  }
  if (chairs.length < 2) throw new Error("There are no chairs to play with.");
  return chairs;
}

/** On a busy machine the first answers may take a while. */
async function untilAnswered<Told>(ask: () => Promise<Told | null>): Promise<Told> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const told = await ask();
    if (told !== null) return told;
  }
  throw new Error("Nobody tells the free hours.");
}
