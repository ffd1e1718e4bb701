import type { FastifyInstance } from "fastify";
import { calls } from "#contract/calls.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { answer, json } from "#server/http/answer.ts";
import { arrival } from "#server/http/arrival.ts";
import { callerOf } from "#server/http/caller-of.ts";
import { countReads } from "#server/http/count-reads.ts";
import {
  type Answering,
  createKeptAnswers,
  type KeptAnswers,
  keptCalls,
  type Sendable,
} from "#server/http/kept-answers.ts";
import { beforeLargeBody } from "#server/http/large-body.ts";
import { largeBodies, readLimit } from "#server/http/limits.ts";
import type { Limit } from "#server/http/local-limit.ts";
import { perform, performValid, tooMany } from "#server/http/perform.ts";
import { sendProblem } from "#server/http/problem.ts";
import { changedOnPages } from "#server/http/shown-on-pages.ts";
import { type Parts, validate } from "#server/http/validate.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Refusal } from "#server/usecases/result.ts";

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
