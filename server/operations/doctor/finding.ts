/** The result of a check. `mend` says what to do about a problem. */
export interface Finding {
  about: string;
  state: "ok" | "warning" | "failure";
  says: string;
  mend?: string;
}

/** A finding without a problem. */
export function well(about: string, says: string): Finding {
  return { about, state: "ok", says };
}

/** Something that works now, but perhaps not for long or not for everyone. */
export function warning(about: string, says: string, mend: string): Finding {
  return { about, state: "warning", says, mend };
}

/** Something that does not work. */
export function failure(about: string, says: string, mend: string): Finding {
  return { about, state: "failure", says, mend };
}

/** An error's message, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return (error.message || error.name).split("\n")[0] ?? "";
}
