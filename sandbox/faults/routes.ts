import type { Route } from "../context.ts";
import { invalidParam } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { choice, integer, text } from "../http/params.ts";
import { hurry } from "../webhooks/queue.ts";
import { API_FAULTS, addFault, clearFaults, type Fault, listFaults, WEBHOOK_FAULTS } from "./faults.ts";

const FAULT_PARAMS = ["kind", "path", "event", "when", "times", "delay_ms", "status"] as const;

function readFault(form: Form): Omit<Fault, "id"> {
  const kind = choice(form, "kind", [...API_FAULTS, ...WEBHOOK_FAULTS]);
  if (!kind) throw invalidParam("Missing required param: kind.", "kind", "parameter_missing");
  const aboutWebhooks = WEBHOOK_FAULTS.some((one) => one === kind);
  const status = integer(form, "status", 400) ?? 500;
  if (status > 599) throw invalidParam("This value must be less than 600.", "status");
  return {
    kind,
    target: text(form, aboutWebhooks ? "event" : "path") ?? "*",
    moment:
      kind === "lock_timeout"
        ? "before"
        : (choice(form, "when", ["before", "after"]) ?? (kind === "cut" ? "after" : "before")),
    times: integer(form, "times", 1) ?? 1,
    delayMs: integer(form, "delay_ms") ?? 1000,
    status,
  };
}

/** The switches of the fault harness; the secret key alone reaches them. */
export const faultRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/test_helpers/sandbox/faults",
    params: FAULT_PARAMS,
    answer: ({ store }, { form }) => {
      addFault(store, readFault(form));
      return { object: "list", data: listFaults(store) };
    },
  },
  {
    method: "GET",
    path: "/v1/test_helpers/sandbox/faults",
    params: [],
    answer: ({ store }) => ({ object: "list", data: listFaults(store) }),
  },
  {
    method: "DELETE",
    path: "/v1/test_helpers/sandbox/faults",
    params: [],
    answer: ({ store }) => {
      clearFaults(store);
      return { object: "list", data: [] };
    },
  },
  {
    method: "GET",
    path: "/v1/test_helpers/sandbox/webhooks",
    params: [],
    answer: ({ store }) => ({
      object: "list",
      data: store.db
        .prepare(
          "SELECT event_id, state, attempts, due, last_status FROM deliveries ORDER BY seq DESC LIMIT 100",
        )
        .all(),
    }),
  },
  {
    method: "POST",
    path: "/v1/test_helpers/sandbox/webhooks/flush",
    params: [],
    answer: ({ store }) => {
      hurry(store);
      return { object: "list", data: [] };
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/sandbox/webhooks/:id/resend",
    params: [],
    answer: ({ store, now }, { id }) => {
      store.db
        .prepare(
          "INSERT INTO deliveries (event_id, state, due) SELECT id, 'waiting', ? FROM objects WHERE id = ? AND kind = 'event'",
        )
        .run(now() * 1000, id);
      return { object: "list", data: [] };
    },
  },
];
