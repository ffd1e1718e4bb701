import type { Logger } from "kysely";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { addGauges, type Sources } from "#server/metrics/gauges.ts";
import type { KeptThing, Metrics } from "#server/metrics/port.ts";

/** In seconds. A kept page takes less than the first, a call that times out more than the last. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds. Stripe repeats an unacknowledged webhook for three days. */
const ageBuckets = [1, 5, 15, 60, 300, 3600, 21_600, 86_400];

/** Metrics that do not come from use cases. */
export interface CountedMetrics extends Metrics {
  /** Receives every statement that is sent to the database. */
  log: Logger;
  /** Adds the numbers that are read on request. */
  follow(sources: Sources): void;
}

/** Counts what a site does, in Prometheus' text format. */
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

/** The event loop, memory and handles belong to the process. They are measured once, from the first request on. */
function ofProcess(): Registry {
  if (!processRegister) {
    processRegister = new Registry();
    collectDefaultMetrics({ register: processRegister });
  }
  return processRegister;
}
