import type { Answer, Received } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";
import type { Result } from "#server/usecases/result.ts";

/** A validated and allowed call. */
export interface Incoming<Name extends CallName> {
  params: Received<Name>["params"];
  query: Received<Name>["query"];
  body: Received<Name>["body"];
  /** Null only if the role table lets anyone in. */
  actor: Caller | null;
  /** The caller's network; null on this machine, where all callers would share one. */
  network: string | null;
  headers: Headers;
  /** Sets a response header. */
  setHeader(name: string, value: string): void;
}

/** Performs one call: reads the input, calls one use case, and translates its result for the wire. */
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
