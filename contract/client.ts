import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";

/** Makes a call and answers its value: over HTTP in the browser, in process where pages are rendered. */
export type Client = <Name extends CallName>(
  name: Name,
  ...sent: keyof Sent<Name> extends never ? [] : [Sent<Name>]
) => Promise<Answer<Name>>;
