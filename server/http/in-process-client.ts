import type { Client } from "#contract/client.ts";
import type { Problem } from "#contract/errors.ts";
import { DatabaseAway } from "#server/database/away.ts";
import { perform } from "#server/http/perform.ts";
import { databaseAway, toProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * The contract's client for pages rendered here: the same calls, checks and answers, without the network.
 * @param visitor the network whose limits apply to what a page sends
 * @throws a Response with problem details when a call is refused
 */
export function createInProcessClient(app: UseCases, visitor: string): Client {
  return async (name, ...[sent]) => {
    const parts = { params: {}, query: {}, body: undefined, ...sent };
    const result = await perform(app, name, {
      parts,
      actor: null,
      visitor,
      headers: new Headers(),
      setHeader: () => undefined,
    }).catch((error: unknown) => {
      throw error instanceof DatabaseAway ? refusal(toProblem(databaseAway)) : error;
    });
    if (!result.ok) throw refusal(toProblem(result));
    return result.value;
  };
}

function refusal(problem: Problem): Response {
  const headers = { "content-type": "application/problem+json" };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
