import type { FastifyReply } from "fastify";
import type { CallName } from "#contract/paths.ts";
import { challengeOf } from "#server/http/caller-of.ts";
import { oncePer } from "#server/http/once-per.ts";
import { sendProblem } from "#server/http/problem.ts";
import type { Result } from "#server/usecases/result.ts";

export const json = "application/json; charset=utf-8";

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
