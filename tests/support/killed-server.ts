import type { TestSalon } from "#tests/support/salon.ts";
import { watched } from "#tests/support/statements.ts";

/**
 * Does work on a server that is killed after a number of answered statements. From then on it sends no statement and
 * gets no answer, and its open transactions are rolled back. Later requests to the salon go to the next server that is
 * started.
 * @param life the number of statements; a commit counts as one, and so does a text that the gateway has accepted
 * @returns whether it was killed; false when the work was done before
 */
export async function killedAfter(
  { app }: TestSalon,
  life: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { engine, sms } = app;
  let left = life;
  const die = () => {
    throw new Error("This server was killed.");
  };
  const sent = () => --left <= 0 && die();
  app.engine = watched(engine, { sends: () => left <= 0 && die(), sent });
  app.sms = sms && {
    ...sms,
    async send(text) {
      const taken = await sms.send(text);
      sent();
      return taken;
    },
  };
  try {
    await work().catch((error) => {
      if (left > 0) throw error;
    });
  } finally {
    app.engine = engine;
    app.sms = sms;
  }
  return left <= 0;
}
