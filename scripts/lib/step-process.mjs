/** Runs one step of `npm test` in its own process. `test.mjs` captures its output and receives its outcome. */
import { runScript, Stop } from "./say.mjs";
import { steps } from "./test-steps.mjs";

await runScript(async () => {
  const step = steps.find(({ name }) => name === process.argv[2]);
  if (!step) throw new Stop(`There is no step "${process.argv[2]}".`);
  const outcome = await step.run();
  process.send?.(outcome);
  process.disconnect?.();
  return 0;
});
