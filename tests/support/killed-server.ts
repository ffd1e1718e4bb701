import type { TestSalon } from "#tests/support/salon.ts";
import { watched } from "#tests/support/statements.ts";

/**
 * Does something as a server that is killed once so many of its statements are answered: it sends no more of them, hears no
 * more answers, and what it had open is rolled back. What is asked of the salon afterwards goes to the server that is started next.
 * @param life how many statements it lives; a commit is one, and so is a text that the gateway has taken
 * @returns whether it was killed: false where all was done before
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
