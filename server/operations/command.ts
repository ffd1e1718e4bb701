import { StartupError, sentenceOf } from "#server/startup-error.ts";

/**
 * Runs a shell command: prints its result, or in a sentence and with exit code 1 why it can't be done.
 * @param work returns what to print
 * @throws what is a bug, with its stack
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    // What the system or a database refuses has a code.
    const refused = error instanceof Error && "code" in error ? error.message : null;
    const sentence = sentenceOf(error) ?? refused;
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

/** A command that does its work whatever is asked of it would also do it for --help. */
export function refuseArguments(name: string, args: readonly string[] = process.argv.slice(2)): void {
  if (args.length === 0) return;
  throw new StartupError(
    `npm run ${name} takes nothing after its name: its settings are environment variables (README.md, Settings).`,
  );
}
