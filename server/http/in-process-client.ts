import type { Client } from "#contract/client.ts";
import { perform } from "#server/http/calls.ts";
import { inProcess } from "#server/http/network-of.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The contract's client for pages rendered here: the same calls, checks and answers, without the network. */
export function createInProcessClient(app: UseCases): Client {
  return async (name, ...[sent]) => {
    const parts = { params: {}, query: {}, body: undefined, ...sent };
    const result = await perform(app, name, {
      parts,
      actor: null,
      visitor: inProcess,
      headers: new Headers(),
      setHeader: () => undefined,
    });
    if (!result.ok)
      throw new Response(result.detail ?? result.code, { status: result.code === "not_found" ? 404 : 500 });
    return result.value;
  };
}
