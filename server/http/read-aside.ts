import type { CallName } from "#contract/paths.ts";
import { keptCalls } from "#server/http/kept-answers.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Public reads, and figures about the past. They may show slightly outdated data, because nothing is decided by them.
 */
function mayBeRead(name: CallName): boolean {
  return name in keptCalls || name === "readFigures";
}

/** Reads from a replica that is as recent as everything this server knows; else from the database itself. */
export async function readAside<Answer>(
  app: UseCases,
  name: CallName,
  read: (from: UseCases) => Promise<Answer>,
): Promise<Answer> {
  const aside = mayBeRead(name) ? await app.engine.aside() : null;
  if (!aside) return await read(app);
  // If the replica fails in any way, the database may still work.
  return await read({ ...app, engine: aside }).catch(() => read(app));
}
