import { countCall } from "#server/database/rate-limits.ts";
import type { UseCases } from "#server/usecases/context.ts";

const windowMs = 60 * 60_000;
/** Megapixels an hour: thirty photos of a phone for a person, a hundred for a network. */
const most = { person: 400, network: 1200 };

/**
 * Counts what a picture costs to work on, for the person and the network that it comes from.
 * @param from.network null where networks are not told apart
 * @returns whether both are within their limits
 */
export async function countPixels(
  app: UseCases,
  pixels: number,
  from: { userId: string; network: string | null },
): Promise<boolean> {
  const units = Math.ceil(pixels / 1_000_000);
  const count = (key: string, calls: number) =>
    countCall(app.engine.write, `pixels:${key}`, { calls, windowMs }, app.now(), units);
  const own = await count(from.userId, most.person);
  return own && (from.network === null || (await count(from.network, most.network)));
}
