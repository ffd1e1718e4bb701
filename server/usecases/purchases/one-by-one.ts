import { ProviderUnavailable } from "#server/payments/port.ts";

/**
 * Does the same to each of several things, so that one that fails never keeps the others waiting. A provider that
 * doesn't answer is no failure: the next round asks again.
 * @throws AggregateError once all were tried, when some failed
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`);
}
