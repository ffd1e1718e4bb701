/** What a check found. `mend` says what to do about anything that is not well. */
export interface Finding {
  about: string;
  state: "ok" | "warning" | "failure";
  says: string;
  mend?: string;
}

/** One sentence that all is well. */
export function well(about: string, says: string): Finding {
  return { about, state: "ok", says };
}

/** Something that works now, and may not for long or not for everyone. */
export function warning(about: string, says: string, mend: string): Finding {
  return { about, state: "warning", says, mend };
}

/** Something that does not work. */
export function failure(about: string, says: string, mend: string): Finding {
  return { about, state: "failure", says, mend };
}

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return (error.message || error.name).split("\n")[0] ?? "";
}
