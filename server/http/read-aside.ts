import type { CallName } from "#contract/paths.ts";
import { keptCalls } from "#server/http/kept-answers.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Reads of everybody, and the figures of the past: what they show may be a moment old. Nothing is decided by them. */
function mayBeRead(name: CallName): boolean {
  return name in keptCalls || name === "readFigures";
}

/** Makes a read from a replica that has all that this server knows of, else from the database itself. */
export async function readAside<Answer>(
  app: UseCases,
  name: CallName,
  read: (from: UseCases) => Promise<Answer>,
): Promise<Answer> {
  const aside = mayBeRead(name) ? await app.engine.aside() : null;
  if (!aside) return await read(app);
  // Whatever a replica fails at, the database may do.
  return await read({ ...app, engine: aside }).catch(() => read(app));
}
