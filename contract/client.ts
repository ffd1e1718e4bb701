import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";

/**
 * Makes a call and returns its answer: over HTTP in the browser, in process where pages are rendered. A call without
 * input needs only its name.
 */
export type Client = <Name extends CallName>(
  name: Name,
  ...sent: { query: Record<string, never> } extends Sent<Name> ? [Sent<Name>?] : [Sent<Name>]
) => Promise<Answer<Name>>;
