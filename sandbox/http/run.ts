import type { ApiVersion } from "../api-version.ts";
import type { Call, Context, Route } from "../context.ts";
import { apiFault } from "../faults/api-faults.ts";
import type { Fault } from "../faults/faults.ts";
import { emitter } from "../resources/events.ts";
import { ApiError } from "./errors.ts";
import { expand } from "./expand.ts";
import { failure } from "./failure.ts";
import type { Gate } from "./gate-parts.ts";
import type { Outcome } from "./idempotency.ts";
import { texts } from "./params.ts";
import { rendered } from "./versions.ts";

/** One call, read and checked. */
export interface Job {
  route: Route;
  call: Call;
  caller: Context["caller"];
  requestId: string;
  version: ApiVersion;
  method: string;
  path: string;
  /** The idempotency key within its scope, or null. */
  key: string | null;
  givenKey: string | null;
  fingerprint: string;
}

export interface Result {
  outcome: Outcome;
  /** Whether a retry under the same key gets this outcome again. */
  remembered: boolean;
  /** The fault that strikes now that the work is done. */
  after: Fault | undefined;
}

/** Does the work; a refusal is an outcome as well, and what it wrote (a failed charge) stays. */
export function run(gate: Gate, job: Job): Result {
  const context: Context = {
    store: gate.store,
    now: () => Math.floor(gate.now() / 1000),
    emit: emitter(gate.store, gate.now, { requestId: job.requestId, idempotencyKey: job.givenKey }),
    caller: job.caller,
    pagesUrl: gate.pagesUrl,
  };
  const { outcome, remembered } = attempt(context, job);
  return { outcome, remembered, after: apiFault(gate.store, job.method, job.path, "after") };
}

function attempt(context: Context, job: Job): Omit<Result, "after"> {
  try {
    const answer = job.route.answer(context, job.call);
    const shown = context.caller === "secret" ? rendered(context.store, job.version, answer) : answer;
    const body = expand(context.store, shown, texts(job.call.form, "expand"));
    return { outcome: { status: 200, body: JSON.stringify(body, null, 2) }, remembered: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { outcome: failure(error, context.caller === "publishable"), remembered: error.remembered };
  }
}
