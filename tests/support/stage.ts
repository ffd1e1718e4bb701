import type { Stage } from "#bench/faults/stage.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** Presents a test's salon in the form that the judge of the fault rounds reads. */
export async function stageOf({ app, dataDir, keys, clock, sandbox }: TestSalon): Promise<Stage> {
  const { port } = await sandbox.listen();
  const never = async () => {};
  return {
    engine: app.engine,
    dataDir,
    keys,
    tokens: app.tokens,
    salonUrl: "",
    cardsUrl: `http://127.0.0.1:${port}`,
    cardsPort: port,
    answers: 0,
    surprises: [],
    story: [],
    now: clock.now,
    pass: never,
    killSalon: never,
    startSalon: never,
    whenUp: never,
    reconcile: never,
    close: never,
  };
}
