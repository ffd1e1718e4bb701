import type { TestSalon } from "#tests/support/salon.ts";
import { watched } from "#tests/support/statements.ts";

/**
 * Does something as a server that is killed once so many of its statements are answered: it sends no more of them, hears no
 * more answers, and what it had open is rolled back. What is asked of the salon afterwards goes to the server that is started next.
 * @param life how many statements it lives; a commit is one
 * @returns whether it was killed: false where all was done before
 */
export async function killedAfter(
  { app }: TestSalon,
  life: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { engine } = app;
  let left = life;
  const die = () => {
    throw new Error("This server was killed.");
  };
  app.engine = watched(engine, {
    sends: () => left <= 0 && die(),
    sent: () => --left <= 0 && die(),
  });
  try {
    await work().catch((error) => {
      if (left > 0) throw error;
    });
  } finally {
    app.engine = engine;
  }
  return left <= 0;
}
