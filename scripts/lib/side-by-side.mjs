/**
 * @typedef {{ name: string, after?: string[], alone?: boolean }} Planned after: steps that must end first, if they run
 * at all; alone: nothing else runs at the same time
 */

/**
 * Runs steps two at a time. Each starts in order, as soon as it may.
 * @template {Planned} Step
 * @template Result
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSideBySide(steps, work) {
  /** @type {Map<Step, Result>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const unfinished = [...waiting, ...running.keys()];
    const next = waiting.find((step) => mayBegin(step, unfinished, [...running.keys()]));
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const ended = work(next).then((result) => {
      results.set(next, result);
      running.delete(next);
    });
    running.set(next, ended);
  }
  return steps.map((step) => /** @type {Result} */ (results.get(step)));
}

/** @param {Planned} step @param {Planned[]} unfinished @param {Planned[]} running */
function mayBegin(step, unfinished, running) {
  if (running.length > 1 || running.some(({ alone }) => alone)) return false;
  if (step.alone && running.length > 0) return false;
  return !unfinished.some(({ name }) => step.after?.includes(name));
}
