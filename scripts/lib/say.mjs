/** An error that a person can act on. Its message is shown as it is, without a stack. */
export class Stop extends Error {}

/** Prints one line of progress. @param {string} line */
export function say(line) {
  console.log(`› ${line}`);
}

/** @param {number} milliseconds @returns {string} such as "0.4 s" or "2 min 05 s" */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
}

/**
 * Runs a script's main function. Its return value is the exit code; a `Stop` becomes one sentence and exit code 1.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
