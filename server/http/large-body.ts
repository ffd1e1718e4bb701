import type { onRequestAsyncHookHandler } from "fastify";
import { access } from "#contract/access.ts";
import type { CallName } from "#contract/paths.ts";
import { decideAccess } from "#domain/access.ts";
import { createAdmission } from "#server/http/admission.ts";
import { actorOf } from "#server/http/caller-of.ts";
import { usualBodyBytes } from "#server/http/limits.ts";
import { sendProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { refuse } from "#server/usecases/result.ts";

/**
 * Before reading a body that is larger than usual, refuses callers who may not make the call, and callers whose last
 * one is still being worked on.
 */
export function beforeLargeBody(app: UseCases, name: CallName): onRequestAsyncHookHandler {
  const admission = createAdmission({ most: 2, ofNetwork: 2 });
  return async (request, reply) => {
    const { "content-length": length = 0, "transfer-encoding": inPieces } = request.headers;
    if (inPieces === undefined && Number(length) <= usualBodyBytes) return;
    const actor = await actorOf(app, request);
    if (!actor || decideAccess(access[name], actor, undefined) !== "allow")
      return sendProblem(reply, { code: "body_too_large" });
    // If the caller is already gone, no close event will follow, and it would stay let in.
    if (reply.raw.destroyed) return reply.hijack();
    const admitted = admission.admit(actor.userId, null);
    if (!admitted.ok) return sendProblem(reply, stillBusy);
    reply.raw.once("close", admitted.done);
  };
}

const stillBusy = refuse(
  "busy",
  "The last file is still being worked on. Wait a minute, then send this one.",
  {
    retryAfter: 60,
  },
);
