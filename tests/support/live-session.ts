import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { IdentityProvider } from "#server/identity/port.ts";

/** Whether a session is active, checked as a secured call does. */
export async function isLive(
  identity: IdentityProvider,
  engine: Engine,
  sessionId: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`select 1 where ${identity.liveSession(sessionId ?? "")}`.execute(engine.read);
  return rows.length > 0;
}
