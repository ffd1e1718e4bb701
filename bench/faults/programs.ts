import type { Person } from "#tests/support/people.ts";
import type { Receiver } from "#tests/support/receiver.ts";
import { callSalon, type Reply } from "./calls.ts";
import { type Guest, noteCancelled } from "./guest.ts";
import type { Stage } from "./stage.ts";
import { answers } from "./trouble.ts";

/** Another program: its key, and what it has booked, as far as it was told. */
export interface Program {
  name: string;
  token: string;
  booked: string[];
}

const scopes = ["bookings:write", "bookings:cancel"];
/** Two addresses. Each one is told of everything. */
const ways = ["/one", "/other"];

/** Makes the owner create a key and set the addresses for notifications. Nothing fails at this point. */
export async function makeProgram(stage: Stage, owner: Person, receiver: Receiver): Promise<Program> {
  const name = "Our website";
  const { key } = await done(() => callSalon(stage, "createApiKey", owner, { body: { name, scopes } }));
  for (const way of ways) {
    const url = new URL(way, receiver.url).href;
    const events = ["booking.created", "booking.cancelled"];
    await done(() => callSalon(stage, "createWebhook", owner, { body: { url, events } }));
  }
  return { name, token: String(key), booked: [] };
}

/** On a busy machine the first answers may take a while. */
async function done(ask: () => Promise<Reply>): Promise<Reply["body"]> {
  for (let tries = 1; tries <= 3; tries++) {
    const { status, body } = await ask();
    if (status === 201) return body;
  }
  throw new Error("The owner could not let another program in.");
}

/** The program books visits and cancels its own, as the desk does on the phone. */
export async function runProgram(desk: Guest, program: Program, until: () => boolean): Promise<void> {
  const { stage, random } = desk;
  while (!until()) {
    await stage.whenUp();
    await answers(stage, random.between(3, 10), until);
    await (random.chance(0.6) ? book(desk, program) : cancel(desk, program));
  }
}

async function book({ stage, random, menu, promises }: Guest, program: Program): Promise<void> {
  const { serviceId, starts } = random.pick(menu.offers);
  const order = { serviceIds: [serviceId], masterId: "any", startsAt: random.pick(starts) };
  const body = { name: "By a program", number: "01800000002", ...order };
  const { status, body: made } = await callSalon(stage, "createDeskBooking", program, { body });
  if (status !== 200 && status !== 201) return;
  promises.booked.add(String(made.insertedId));
  program.booked.push(String(made.insertedId));
}

async function cancel({ stage, random, promises }: Guest, program: Program): Promise<void> {
  if (program.booked.length === 0) return;
  const id = random.pick(program.booked);
  const cancelling = () =>
    callSalon(stage, "cancelBooking", program, { params: { id }, body: { by: "customer" } });
  const replies = await Promise.all(random.chance(0.3) ? [cancelling(), cancelling()] : [cancelling()]);
  for (const reply of replies) noteCancelled(promises, id, reply);
}

/**
 * Checks that each address was told once of what happened to a visit, and that the history and the log name the key of
 * what the program did.
 */
export async function judgePrograms(stage: Stage): Promise<string[]> {
  const db = stage.engine.read;
  const webhooks = await db.selectFrom("webhooks").select(["id", "events", "created_at"]).execute();
  const messages = await db.selectFrom("webhook_messages").select(["webhook_id", "event", "body"]).execute();
  const told = Map.groupBy(messages, ({ webhook_id, event, body }) =>
    [webhook_id, event, JSON.parse(body).data.bookingId].join(" "),
  );
  const lines = await db
    .selectFrom("booking_events")
    .select(["booking_id as id", "at", "from_state", "to_state", "key_id"])
    .where((eb) => eb.or([eb("from_state", "is", null), eb("to_state", "=", "cancelled")]))
    .where((eb) => eb.or([eb("from_state", "is", null), eb("from_state", "!=", eb.ref("to_state"))]))
    .execute();
  const happened = lines.flatMap(({ id, at, from_state: from }) => {
    const event = from === null ? "booking.created" : "booking.cancelled";
    return webhooks
      .filter(({ events, created_at: since }) => since <= at && events.split(" ").includes(event))
      .map(({ id: webhook }) => [webhook, event, id].join(" "));
  });
  const log = await db.selectFrom("audit_log").select("id").where("action", "like", "by_key_%").execute();
  const byKey = lines.filter(({ key_id: key }) => key !== null).length;
  return [
    ...happened
      .filter((what) => told.get(what)?.length !== 1)
      .map((what) => `an address was told ${told.get(what)?.length ?? 0} times: ${what}`),
    ...[...told.keys()]
      .filter((what) => !happened.includes(what))
      .map((what) => `an address was told what never happened: ${what}`),
    ...(log.length === byKey ? [] : [`a program changed ${byKey} visits, and the log has ${log.length}`]),
  ];
}
