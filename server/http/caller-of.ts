import type { FastifyRequest } from "fastify";
import type { CallName } from "#contract/paths.ts";
import { scopeOf } from "#contract/scopes.ts";
import { keyPrefix } from "#domain/scopes.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { keyLimit, wrongKeys } from "#server/http/limits.ts";
import { createLocalLimit } from "#server/http/local-limit.ts";
import { isThisMachine, networkOf } from "#server/http/network-of.ts";
import { oncePer } from "#server/http/once-per.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findProgram } from "#server/usecases/people/api-keys.ts";
import { type Caller, findActor } from "#server/usecases/people/find-actor.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Who makes a call: a person by a token, or a program by a key; null for a visitor, and for a token that is not ours.
 */
export async function callerOf(app: UseCases, request: FastifyRequest): Promise<Result<Caller | null>> {
  const bearer = bearerOf(request);
  if (!bearer?.startsWith(keyPrefix)) return ok(await actorOf(app, request));
  const network = networkOf(request.ip);
  const wrong = wrongKeysOf(app);
  // On this machine, callers can't be told apart: one program with an old key would lock out all others.
  if (!isThisMachine(network) && !wrong(network, 0)) return tooManyWrong;
  const program = await findProgram(app, bearer);
  const key = program.ok && program.value.key;
  if (!key) {
    wrong(network);
    return program;
  }
  const within = await app.engine.lightly((db) => countCall(db, `key:${key.id}`, keyLimit, app.now()));
  return within
    ? program
    : refuse("too_many_requests", "This key has made many calls in a minute. Wait a minute, then go on.");
}

/** Counted per server, because the limit saves only that server's lookups. */
const wrongKeysOf = oncePer((app: UseCases) => createLocalLimit(wrongKeys, app.now));

const tooManyWrong = refuse(
  "too_many_requests",
  "Several keys from this network were not known here. Wait a minute, then try again with one that works.",
);

/** The person that a request's bearer token belongs to; null without a valid token. A program's key is not a person. */
export async function actorOf(app: UseCases, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  return token === undefined ? null : await findActor(app, token);
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** Why a key does not allow a call; null if one of its scopes does. */
export function refuseKey(name: CallName, { scopes }: NonNullable<Caller["key"]>): Refusal | null {
  const scope = scopeOf[name];
  if (!scope) return refuse("forbidden", "Keys can't make this call. Sign in as a person.");
  if (scopes.includes(scope)) return null;
  return refuse("forbidden", `This key lacks the scope ${scope}.`, { scope });
}

/** The WWW-Authenticate challenge for a refused bearer (RFC 6750): how to authenticate, and with which scope. */
export function challengeOf({ code, scope }: Refusal, name: CallName): string | null {
  if (scope) return `Bearer error="insufficient_scope", scope="${scope}"`;
  if (code !== "unauthenticated") return null;
  return scopeOf[name] ? `Bearer scope="${scopeOf[name]}"` : "Bearer";
}
