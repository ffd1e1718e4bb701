import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { access } from "#contract/access.ts";
import { type Answer, type CallSchema, calls } from "#contract/calls.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { type Audience, decideAccess } from "#domain/access.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { actorOf, callerOf, challengeOf, refuseKey } from "#server/http/caller-of.ts";
import { countReads } from "#server/http/count-reads.ts";
import type { Handler } from "#server/http/handler.ts";
import { handlers } from "#server/http/handlers/all.ts";
import {
  type Answering,
  createKeptAnswers,
  type KeptAnswers,
  keptCalls,
  type Sendable,
} from "#server/http/kept-answers.ts";
import { costs, keyLimits, largeBodies, limits, readLimit, usualBodyBytes } from "#server/http/limits.ts";
import type { Limit } from "#server/http/local-limit.ts";
import { isThisMachine, networkOf } from "#server/http/network-of.ts";
import { oncePer } from "#server/http/once-per.ts";
import { sendProblem } from "#server/http/problem.ts";
import { readAside } from "#server/http/read-aside.ts";
import { changedOnPages } from "#server/http/shown-on-pages.ts";
import { subjectOf } from "#server/http/subject-of.ts";
import { createTurns } from "#server/http/turns.ts";
import { type Parts, validate } from "#server/http/validate.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { engineOfKey } from "#server/usecases/people/engine-of-key.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";
import { type Refusal, type Result, refuse, signInFirst } from "#server/usecases/result.ts";

/** Registers every call of the contract below /api, except those whose body is not JSON. */
export function registerCalls(server: FastifyInstance, app: UseCases, reads: Limit = readLimit): void {
  const mayRead = countReads(reads, app.now);
  for (const name of Object.keys(paths) as CallName[]) {
    if ("sends" in calls[name]) continue;
    const { method, path } = methodAndPath(name);
    const rule = keptCalls[name];
    const kept = rule && createKeptAnswers(app, rule);
    const bytes = largeBodies[name];
    server.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ":$1"),
      ...(bytes !== undefined && { bodyLimit: bytes, onRequest: beforeLargeBody(app, name) }),
      handler: async (request, reply) => {
        const caller = await callerOf(app, request);
        if (!caller.ok) return answer(reply, caller, name);
        const arrived = arrival(caller.value, request, reply);
        const within = (query: unknown) => method !== "GET" || mayRead(name, arrived, query);
        if (kept && !arrived.actor) {
          const answered = await askKept(app, kept, name, arrived.parts, (question) =>
            within(question.query)
              ? (setHeader) => performValid(app, name, arrived, question, setHeader)
              : null,
          );
          return answered.ok
            ? reply.type(json).headers(Object.fromEntries(answered.headers)).send(answered.body)
            : sendProblem(reply, answered);
        }
        const result = within(arrived.parts.query) ? await perform(app, name, arrived) : tooMany;
        // Wait for the disk even if nothing was written here: the webhook or another tab may just have made the change.
        if (method !== "GET") await app.engine.onDisk();
        const changed = result.ok && changedOnPages(name, request.body);
        if (changed) await app.engine.announce("pages", changed);
        return answer(reply, result, name);
      },
    });
  }
}

/**
 * Before reading a body that is larger than usual, refuses callers who may not make the call, and callers whose last
 * one is still being worked on.
 */
function beforeLargeBody(app: UseCases, name: CallName): onRequestAsyncHookHandler {
  const turns = createTurns({ most: 2, ofNetwork: 2 });
  return async (request, reply) => {
    const { "content-length": length = 0, "transfer-encoding": inPieces } = request.headers;
    if (inPieces === undefined && Number(length) <= usualBodyBytes) return;
    const actor = await actorOf(app, request);
    if (!actor || decideAccess(access[name], actor, undefined) !== "allow")
      return sendProblem(reply, { code: "body_too_large" });
    // If the caller is already gone, no close event will follow, and the turn would never end.
    if (reply.raw.destroyed) return reply.hijack();
    const turn = turns.take(actor.userId, null);
    if (!turn.ok) return sendProblem(reply, stillBusy);
    reply.raw.once("close", turn.done);
  };
}

const stillBusy = refuse(
  "busy",
  "The last file is still being worked on. Wait a minute, then send this one.",
  {
    retryAfter: 60,
  },
);

/**
 * Answers a visitor from the kept answers. They are looked up by the validated question, so that different spellings of
 * it share one answer.
 * @param maySee computes the answer; null if the visitor's network has reached its limit
 */
async function askKept(
  { metrics }: Pick<UseCases, "metrics">,
  kept: KeptAnswers,
  name: CallName,
  parts: Parts,
  maySee: (question: Parts) => Answering | null,
): Promise<Sendable | Refusal> {
  const question = validate(calls[name], parts);
  if (!question.ok) return question;
  const asked = JSON.stringify(question.value);
  const known = kept.find(asked);
  metrics.asked("answer", known !== undefined);
  if (known) return await known;
  const making = maySee(question.value);
  return making ? await kept.make(asked, making) : tooMany;
}

const tooMany = refuse("too_many_requests", "That was a lot in a short time. Wait a minute, then try again.");

const json = "application/json; charset=utf-8";

function arrival(actor: Caller | null, request: FastifyRequest, reply: FastifyReply): Arrival {
  return {
    parts: { params: request.params, query: request.query, body: request.body },
    actor,
    visitor: networkOf(request.ip),
    get headers() {
      return toHeaders(request);
    },
    setHeader: (header, value) => void reply.header(header, value),
  };
}

export interface Arrival {
  parts: Parts;
  /** The caller; null for a visitor, and for a token that is not ours. */
  actor: Caller | null;
  /** The caller's network, for the limits. */
  visitor: string;
  /** Created on demand, because few calls need them. */
  readonly headers: Headers;
  setHeader(name: string, value: string): void;
}

/** Performs one call: checks caller, role, input and limits, then runs the handler. */
export async function perform<Name extends CallName>(
  app: UseCases,
  name: Name,
  arrived: Arrival,
): Promise<Result<Answer<Name>>> {
  const { parts, actor } = arrived;
  const schema: CallSchema = calls[name];
  if (access[name] !== "anyone" && !actor) return signInFirst;
  const subject = subjectOf(parts);
  const refused = actor?.key && refuseKey(name, actor.key);
  if (refused) return refused;
  const decision = actor?.key ? "allow" : decideAccess(access[name], actor, subject);
  const forbidden = refuse("forbidden", "This is not for you.");
  // If the call names no user, the input is at fault. A 403 would sign the caller out.
  const mayBeOwn = subject === undefined && isAboutSomebody(access[name]);
  if (decision !== "allow" && !mayBeOwn) return forbidden;
  const valid = validate(schema, parts);
  if (!valid.ok) return valid;
  if (decision !== "allow") return forbidden;
  return await performValid(app, name, arrived, valid.value);
}

/** Performs a call that the caller may make, after the contract has validated its parts. */
async function performValid<Name extends CallName>(
  app: UseCases,
  name: Name,
  arrived: Arrival,
  valid: Parts,
  setHeader = arrived.setHeader,
): Promise<Result<Answer<Name>>> {
  const { actor, visitor } = arrived;
  if (!(await withinLimit(app, name, arrived, valid))) return tooMany;
  const handler = handlers[name] as Handler<Name>;
  const { params, query, body } = valid as Pick<Parameters<Handler<Name>>[1], "params" | "query" | "body">;
  const asked = {
    params,
    query,
    body,
    actor,
    network: isThisMachine(visitor) ? null : visitor,
    get headers() {
      return arrived.headers;
    },
    setHeader,
  };
  if (!actor?.key) return await readAside(app, name, (from) => handler(from, asked));
  return await handler({ ...app, engine: engineOfKey(app, actor.userId, actor.key, name) }, asked);
}

function isAboutSomebody(audience: Audience): boolean {
  return audience === "self" || audience === "selfOrAdmin";
}

async function withinLimit(
  app: UseCases,
  name: CallName,
  { actor, visitor }: Arrival,
  valid: Parts,
): Promise<boolean> {
  const limit = (actor?.key && keyLimits[name]) ?? limits[name];
  if (!limit) return true;
  const key = `${name}:${actor?.key?.id ?? actor?.userId ?? visitor}`;
  const costOf = costs[name] as ((asked: Parts) => number) | undefined;
  return await app.engine.lightly((db) => countCall(db, key, limit, app.now(), costOf?.(valid)));
}

/** A request's headers as a web `Headers` object. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

/** Calls whose answer is one value, shared by all callers while the catalogue is the same. */
const sharedAnswers: ReadonlySet<CallName> = new Set(["listServices", "listMasters"]);
const bytesOf = oncePer((shared: object) => Buffer.from(JSON.stringify(shared)));

/** Sends the result of a call. */
export function answer(reply: FastifyReply, result: Result<unknown>, name: CallName): FastifyReply {
  if (!result.ok) {
    const challenge = challengeOf(result, name);
    if (challenge) reply.header("www-authenticate", challenge);
    return sendProblem(reply, result);
  }
  const { value } = result;
  if (sharedAnswers.has(name) && Array.isArray(value)) return reply.type(json).send(bytesOf(value));
  const created = typeof value === "object" && value !== null && "insertedId" in value;
  return reply.status(created && name !== "createUser" ? 201 : 200).send(value);
}
