import { enqueue } from "#server/database/outbox.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Queues the smaller encodings of a picture that was just kept. */
export async function queueRefining(app: Pick<UseCases, "engine" | "now">, address: string): Promise<void> {
  const entry = { kind: "refine_picture", payload: { address }, cause: `refine:${address}` };
  await app.engine.transaction((tx) => enqueue(tx, entry, app.now()));
}
