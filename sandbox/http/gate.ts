import { timingSafeEqual } from "node:crypto";
import { apiFault } from "../faults/api-faults.ts";
import type { Fault } from "../faults/faults.ts";
import { newId } from "../ids.ts";
import { catchUp } from "../later/catch-up.ts";
import { find } from "../store/objects.ts";
import { type Store, transaction } from "../store/open.ts";
import type { SandboxAnswer, SandboxRequest } from "../types.ts";
import { authenticate, secretKeyRequired } from "./auth.ts";
import { ApiError, ConnectionCut, lockTimeout, refused } from "./errors.ts";
import { failure } from "./failure.ts";
import { type Form, parseForm } from "./form.ts";
import type { Gate } from "./gate-parts.ts";
import { fingerprintOf, keyInUse, type Outcome, recall, remember, scopedKey } from "./idempotency.ts";
import { checkParams, findRoute } from "./routes.ts";
import { type Job, type Result, run } from "./run.ts";
import { versionOf } from "./versions.ts";

const LARGEST_BODY = 100_000;

/** Takes one call through all of it: key, route, idempotency, faults, the work itself, the answer. */
export async function answerCall(
  gate: Gate,
  request: SandboxRequest,
  publicFace: boolean,
): Promise<SandboxAnswer> {
  const requestId = newId("req");
  const started = performance.now();
  let outcome: Outcome & { replayed?: boolean };
  let pattern = "unknown";
  try {
    const job = readJob(gate, request, publicFace, requestId);
    pattern = job.route.path;
    outcome = await perform(gate, job);
  } catch (error) {
    if (error instanceof ConnectionCut) throw error;
    if (!(error instanceof ApiError)) gate.logger.error({ requestId, err: error }, "sandbox call failed");
    outcome = failure(error, publicFace);
  }
  const ms = Math.round(performance.now() - started);
  gate.logger.info(
    { requestId, method: request.method, path: pattern, status: outcome.status, ms },
    "sandbox call",
  );
  return {
    status: outcome.status,
    headers: headersFor(gate, request, requestId, outcome.replayed ?? false),
    body: outcome.body,
  };
}

function readJob(gate: Gate, request: SandboxRequest, publicFace: boolean, requestId: string): Job {
  if (request.body.length > LARGEST_BODY) {
    throw new ApiError(413, "invalid_request_error", "The request is too large.", {}, false);
  }
  const url = new URL(request.url, "http://sandbox");
  const form: Form = Object.assign(parseForm(url.search.slice(1)), parseForm(request.body));
  const caller = authenticate(gate.keys, request.headers.authorization, form);
  if (publicFace && caller === "secret") {
    throw new ApiError(
      403,
      "invalid_request_error",
      "A secret key must never reach a browser, and is refused here.",
      {},
      false,
    );
  }
  const { route, id } = findRoute(request.method, url.pathname);
  if (caller === "publishable") {
    if (!route.browser) throw secretKeyRequired();
    if (id) checkClientSecret(gate.store, id, form);
  }
  checkParams(route, form);
  const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
  return {
    route,
    call: { form, id },
    caller,
    requestId,
    version: versionOf(request.headers["stripe-version"], gate.store.accountVersion),
    method: request.method,
    path: url.pathname,
    key: key ? scopedKey(caller, key) : null,
    givenKey: key ?? null,
    fingerprint: fingerprintOf(gate.store, request.method, request.url, request.body),
  };
}

async function perform(gate: Gate, job: Job): Promise<Outcome & { replayed?: boolean }> {
  const { key } = job;
  if (key === null) return execute(gate, job);
  if (gate.running.has(key)) throw keyInUse(key);
  gate.running.add(key);
  try {
    return await execute(gate, job);
  } finally {
    gate.running.delete(key);
  }
}

async function execute(gate: Gate, job: Job): Promise<Outcome & { replayed?: boolean }> {
  const before = apiFault(gate.store, job.method, job.path, "before");
  if (before) await strike(gate, before);
  catchUp(gate.store, gate.now);
  const { outcome, after, replayed } = replay(gate, job) ?? workOnce(gate, job);
  if (after) await strike(gate, after);
  return { ...outcome, replayed };
}

interface Done {
  outcome: Outcome;
  after: Fault | undefined;
  replayed: boolean;
}

function replay(gate: Gate, job: Job): Done | undefined {
  const outcome = job.key === null ? undefined : recall(gate.store, job.key, job.fingerprint, gate.now());
  return outcome && { outcome, after: apiFault(gate.store, job.method, job.path, "after"), replayed: true };
}

function workOnce(gate: Gate, job: Job): Done {
  const result = job.method === "GET" ? run(gate, job) : transaction(gate.store, () => work(gate, job));
  return { ...result, replayed: false };
}

// The answer is remembered in the transaction that did the work: neither is ever on disk without the other.
function work(gate: Gate, job: Job): Result {
  const result = run(gate, job);
  if (job.key !== null && result.remembered) {
    const kept = result.after?.kind === "error" ? failure(injected(result.after), false) : result.outcome;
    remember(gate.store, job.key, job.fingerprint, kept, gate.now());
  }
  return result;
}

async function strike(gate: Gate, fault: Fault): Promise<void> {
  if (fault.kind === "slow") return gate.wait(fault.delayMs);
  if (fault.kind === "cut") throw new ConnectionCut();
  throw injected(fault);
}

function injected(fault: Fault): ApiError {
  if (fault.kind === "lock_timeout") return lockTimeout();
  return new ApiError(fault.status, "api_error", "An error occurred on our side, as a fault asked.");
}

/** Refuses a browser that does not hold the intent's own secret; an unknown intent gets the same words. */
function checkClientSecret(store: Store, intentId: string, form: Form): void {
  const expected = Buffer.from(find(store, "payment_intent", intentId)?.client_secret ?? "");
  const given = Buffer.from(typeof form.client_secret === "string" ? form.client_secret : "");
  if (expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)) return;
  throw refused("The client_secret provided does not match any associated PaymentIntent on this account.", {
    code: "payment_intent_invalid_parameter",
    param: "client_secret",
  });
}

/** The headers of an answer, as Stripe sends them. */
function headersFor(
  gate: Gate,
  request: SandboxRequest,
  requestId: string,
  replayed: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    "cache-control": "no-cache, no-store",
    "content-type": "application/json",
    "request-id": requestId,
    "stripe-version": request.headers["stripe-version"] ?? gate.store.accountVersion,
  };
  const key = request.headers["idempotency-key"];
  if (key) headers["idempotency-key"] = key;
  if (replayed) headers["idempotent-replayed"] = "true";
  return headers;
}
