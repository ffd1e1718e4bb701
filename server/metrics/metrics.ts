import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StateFigures } from "#server/database/state-figures.ts";
import type { KeptThing, Metrics } from "#server/metrics/port.ts";

/** Seconds. A kept page takes less than the first, a call that times out more than the last. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. Stripe repeats what was not heard for three days. */
const ageBuckets = [1, 5, 15, 60, 300, 3600, 21_600, 86_400];
/** What the database says is asked for once in this time, and waited for no longer than the other. */
const freshMs = 5_000;
const patienceMs = 1_500;

/** What the numbers of a site are read from when somebody asks for them. */
export interface Sources {
  now(): number;
  /** What the database knows. Every server of a salon says the same. */
  readState(): Promise<StateFigures>;
  /** Connections to the database; null on an engine without a pool. */
  connections(): { open: number; idle: number; waiting: number } | null;
}

/** What else is told of a site than its use cases tell. */
export interface CountedMetrics extends Metrics {
  /** Hears every statement that is sent to the database. */
  log: Logger;
  /** Adds the numbers that are read when somebody asks. */
  follow(sources: Sources): void;
}

/** Counts what a site does, in Prometheus' text. */
export function createMetrics(): CountedMetrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: "shiuli_request_seconds",
    help: "Requests by method, route and status, with the time until the answer was sent.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const kept = new Counter({
    name: "shiuli_kept_total",
    help: "Pages and answers that were asked for, by whether they were kept (hit) or made (miss).",
    labelNames: ["what", "found"],
    registers,
  });
  const statements = new Histogram({
    name: "shiuli_statement_seconds",
    help: "Statements sent to the database, by how they ended.",
    labelNames: ["outcome"],
    buckets,
    registers,
  });
  const provider = new Histogram({
    name: "shiuli_card_provider_seconds",
    help: "Calls to the card provider, by call and outcome.",
    labelNames: ["call", "outcome"],
    buckets,
    registers,
  });
  const webhooks = new Histogram({
    name: "shiuli_webhook_age_seconds",
    help: "How old a webhook's event was when it arrived.",
    buckets: ageBuckets,
    registers,
  });
  const [good, failed] = [statements.labels("done"), statements.labels("failed")];
  const routes = new Map<string, ReturnType<typeof requests.labels>>();

  return {
    answered({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      let known = routes.get(key);
      if (!known) {
        known = requests.labels(method, route, String(status));
        routes.set(key, known);
      }
      known.observe(seconds);
    },
    asked: keptCounter(kept),
    calledProvider: ({ call, outcome, seconds }) => provider.labels(call, outcome).observe(seconds),
    heardWebhook: (seconds) => webhooks.observe(Math.max(0, seconds)),
    log: ({ level, queryDurationMillis }) =>
      (level === "query" ? good : failed).observe(queryDurationMillis / 1000),
    follow: (sources) => addGauges(registers, sources),
    async read() {
      return `${await register.metrics()}\n${await ofProcess().metrics()}`;
    },
  };
}

function keptCounter(counter: Counter<"what" | "found">): Metrics["asked"] {
  const of = (what: KeptThing) => ({ hit: counter.labels(what, "hit"), miss: counter.labels(what, "miss") });
  const counters = { page: of("page"), answer: of("answer") };
  return (what, found) => counters[what][found ? "hit" : "miss"].inc();
}

let processRegister: Registry | undefined;

/** The event loop, memory and handles are the process's: measured once, from when somebody first asks. */
function ofProcess(): Registry {
  if (!processRegister) {
    processRegister = new Registry();
    collectDefaultMetrics({ register: processRegister });
  }
  return processRegister;
}

function addGauges(registers: Registry[], { now, readState, connections }: Sources): void {
  let asked = { at: Number.NEGATIVE_INFINITY, state: Promise.resolve<StateFigures | null>(null) };
  const state = () => {
    if (now() - asked.at >= freshMs) {
      const answered = readState().catch(() => null);
      asked = { at: now(), state: Promise.race([answered, pause(patienceMs, null, { ref: false })]) };
    }
    return asked.state;
  };
  const gauge = <Label extends string>(
    { name, help, labels = [] }: { name: string; help: string; labels?: Label[] },
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        this.reset();
        await collect(this);
      },
    });
  /** One of the database's figures, counted by a name of its own; nothing while the database is away. */
  const counted = (
    { name, help, label }: { name: string; help: string; label: string },
    figures: (state: StateFigures) => readonly { of: string; value: number }[],
  ) =>
    gauge({ name, help, labels: [label] }, async (one) => {
      for (const { of, value } of figures((await state()) ?? nothing)) one.set({ [label]: of }, value);
    });

  gauge({ name: "shiuli_database_up", help: "1 while the database answers." }, async (one) =>
    one.set((await state()) ? 1 : 0),
  );
  gauge(
    {
      name: "shiuli_database_connections",
      help: "Connections of the pool, and who waits for one.",
      labels: ["state"],
    },
    (one) => {
      for (const [name, count] of Object.entries(connections() ?? {})) one.set({ state: name }, count);
    },
  );
  counted(
    { name: "shiuli_outbox_due", help: "Queued work that is due, by kind.", label: "kind" },
    (s) => s.due,
  );
  counted(
    {
      name: "shiuli_outbox_oldest_seconds",
      help: "For how long the oldest due work has been, by kind.",
      label: "kind",
    },
    (s) => s.oldest,
  );
  counted(
    { name: "shiuli_outbox_given_up", help: "Queued work that was given up, by kind.", label: "kind" },
    (s) => s.givenUp,
  );
  counted({ name: "shiuli_holds", help: "Hours that are held, by state.", label: "state" }, (s) => s.holds);
  counted(
    {
      name: "shiuli_bookings_last_hour",
      help: "Visits that were booked in the last hour, by state.",
      label: "state",
    },
    (s) => s.booked,
  );
  counted(
    { name: "shiuli_payments_waiting", help: "Payments that are not settled yet, by state.", label: "state" },
    (s) => s.payments,
  );
  counted(
    { name: "shiuli_refunds_waiting", help: "Refunds that are not done yet, by state.", label: "state" },
    (s) => s.refunds,
  );
  counted(
    { name: "shiuli_exceptions_open", help: "Exceptions that wait for a person, by kind.", label: "kind" },
    (s) => s.exceptions,
  );
}

const nothing: StateFigures = {
  due: [],
  oldest: [],
  givenUp: [],
  holds: [],
  booked: [],
  payments: [],
  refunds: [],
  exceptions: [],
};
