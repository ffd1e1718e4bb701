import { access } from "#contract/access.ts";
import { type Answer, type CallSchema, calls } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { type Audience, decideAccess } from "#domain/access.ts";
import { countCall } from "#server/database/rate-limits.ts";
import type { Arrival } from "#server/http/arrival.ts";
import { refuseKey } from "#server/http/caller-of.ts";
import type { Handler } from "#server/http/handler.ts";
import { handlers } from "#server/http/handlers/all.ts";
import { costs, keyLimits, limits } from "#server/http/limits.ts";
import { isThisMachine } from "#server/http/network-of.ts";
import { readAside } from "#server/http/read-aside.ts";
import { subjectOf } from "#server/http/subject-of.ts";
import { type Parts, validate } from "#server/http/validate.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { engineOfKey } from "#server/usecases/people/engine-of-key.ts";
import { type Result, refuse, signInFirst } from "#server/usecases/result.ts";

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
export async function performValid<Name extends CallName>(
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

export const tooMany = refuse(
  "too_many_requests",
  "That was a lot in a short time. Wait a minute, then try again.",
);
