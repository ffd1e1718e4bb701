import type { Answer, Received } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";
import type { Result } from "#server/usecases/result.ts";

/** A call once it is validated and allowed. */
export interface Incoming<Name extends CallName> {
  params: Received<Name>["params"];
  query: Received<Name>["query"];
  body: Received<Name>["body"];
  /** Null only where the role table lets anyone in. */
  actor: Caller | null;
  /** The network that it came from; null from this machine, where everybody would be one. */
  network: string | null;
  headers: Headers;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/** Does one call: reads what came, asks one use case, says it in the wire's words. */
export type Handler<Name extends CallName> = (
  app: UseCases,
  incoming: Incoming<Name>,
) => Promise<Result<Answer<Name>>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

/** The caller of a call that the role table closes to visitors. */
export function signedIn({ actor }: { actor: Caller | null }): Caller {
  if (!actor) throw new Error("A call for signed-in people was reached without one.");
  return actor;
}
