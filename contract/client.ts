import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";

/**
 * Makes a call and answers its value: over HTTP in the browser, in process where pages are rendered. A call that needs
 * nothing is made by its name alone.
 */
export type Client = <Name extends CallName>(
  name: Name,
  ...sent: { query: Record<string, never> } extends Sent<Name> ? [Sent<Name>?] : [Sent<Name>]
) => Promise<Answer<Name>>;
