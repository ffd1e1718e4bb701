import { ProviderUnavailable } from "#server/payments/port.ts";

/**
 * Does the same to each of several things, in order, so that one that fails never keeps the others waiting. A provider
 * that doesn't answer is no failure: the next round asks again.
 * @param atOnce how many are under way at a time: more than one where each may wait long for a provider that is away
 * @throws AggregateError once all were tried, when some failed
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const errors: unknown[] = [];
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) {
      try {
        await work(item);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`);
}

/** As many as a sweep has under way: enough that a silent provider does not hold up the rest, few for the database. */
export const sweptAtOnce = 8;
