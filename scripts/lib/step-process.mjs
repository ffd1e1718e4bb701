/** One step of `npm test` in a process of its own: `test.mjs` keeps what it prints, and hears here how it went. */
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
