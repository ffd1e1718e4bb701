import { setTimeout as pause } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Count, StateFigures } from "#server/database/state-figures.ts";

/** `freshMs` is how long the database's figures are reused, `patienceMs` how long to wait for them. */
const freshMs = 5_000;
const patienceMs = 1_500;

/** Where a site's numbers are read from on request. */
export interface Sources {
  now(): number;
  /** The database's figures. They are the same on every server of a salon. */
  readState(): Promise<StateFigures>;
  /** Connections to the database; null for an engine without a pool. */
  connections(): { open: number; idle: number; waiting: number } | null;
}

/** Figures from the database, each with the name of its metric and its label. */
const counted: { [Figure in keyof StateFigures]: [name: string, label: string, help: string] } = {
  due: ["shiuli_outbox_due", "kind", "Queued work that is due, by kind."],
  oldest: [
    "shiuli_outbox_oldest_seconds",
    "kind",
    "For how long the oldest work has been due, also while it waits for its next try, by kind.",
  ],
  givenUp: ["shiuli_outbox_given_up", "kind", "Queued work that was given up, by kind."],
  holds: ["shiuli_holds", "state", "Hours that are held, by state."],
  booked: ["shiuli_bookings_last_hour", "state", "Visits that were booked in the last hour, by state."],
  payments: ["shiuli_payments_waiting", "state", "Payments that are not settled yet, by state."],
  refunds: ["shiuli_refunds_waiting", "state", "Refunds that are not done yet, by state."],
  exceptions: ["shiuli_exceptions_open", "kind", "Exceptions that wait for a person, by kind."],
};

/** Adds the numbers that are read on request. Those of the database are left out while it is away. */
export function addGauges(registers: Registry[], { now, readState, connections }: Sources): void {
  const state = keptState(now, readState);
  const gauge = (name: string, help: string, label: string | null, read: () => Promise<readonly Count[]>) =>
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      async collect() {
        this.reset();
        for (const { of, value } of await read()) this.set(label ? { [label]: of } : {}, value);
      },
    });

  gauge("shiuli_database_up", "1 while the database answers.", null, async () => [
    { of: "", value: (await state()) ? 1 : 0 },
  ]);
  gauge("shiuli_database_connections", "Connections of the pool, and who waits for one.", "state", async () =>
    Object.entries(connections() ?? {}).map(([of, value]) => ({ of, value })),
  );
  for (const figure of Object.keys(counted) as (keyof StateFigures)[]) {
    const [name, label, help] = counted[figure];
    gauge(name, help, label, async () => (await state())?.[figure] ?? []);
  }
}

/** The database's last figures, read again when they are old; null while it does not answer. */
function keptState(now: () => number, readState: Sources["readState"]): () => Promise<StateFigures | null> {
  let asked = { at: Number.NEGATIVE_INFINITY, state: Promise.resolve<StateFigures | null>(null) };
  return () => {
    if (now() - asked.at >= freshMs) {
      const answered = readState().catch(() => null);
      asked = { at: now(), state: Promise.race([answered, pause(patienceMs, null, { ref: false })]) };
    }
    return asked.state;
  };
}
