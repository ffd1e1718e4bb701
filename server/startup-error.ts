import { DatabaseAway } from "#server/database/away.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";

/**
 * A reason not to start, or not to do what a command asks. Its message is a sentence for the person at the shell.
 */
export class StartupError extends Error {}

/** @returns what to print of an error that the person at the shell can mend; null for a bug */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof DatabaseAway) return `The database can't be used: ${error.message}`;
  if (error instanceof ProviderUnavailable) return `No card can be charged: ${error.message}`;
  return error instanceof StartupError ? error.message : null;
}
