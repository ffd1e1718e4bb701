import { ProviderUnavailable } from "#server/payments/port.ts";

/**
 * Runs a task for each item in order. One that fails does not stop the others. A provider that doesn't answer does not
 * count as a failure: the next round asks again.
 * @param atOnce how many run at a time; more than one when each may wait long for a silent provider
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

/** How many a sweep runs at once: enough that a silent provider does not hold up the rest, but few for the database. */
export const sweptAtOnce = 8;
