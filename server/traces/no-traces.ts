import type { Traces } from "#server/traces/port.ts";

/** Traces nothing. */
export const noTraces: Traces = {
  isOn: false,
  request: () => ({ run: (answer) => answer(), end: () => {} }),
  follow: (_of, work) => work(),
  part: (_name, _facts, work) => work(),
  join: () => {},
  here: () => null,
  close: async () => {},
};
