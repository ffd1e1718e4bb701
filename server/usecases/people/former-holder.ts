import { removeFeed } from "#server/database/calendar-feeds.ts";
import { forgetProvedMobile } from "#server/database/mobile-codes.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Anyone who had the account before its address was proved loses their links to its visits, and gets no more texts
 * about them.
 */
export async function forgetFormerHolder(
  { engine }: Pick<UseCases, "engine">,
  userId: string,
): Promise<void> {
  await engine.transaction(async (tx) => {
    await removeFeed(tx, { kind: "customer", subjectId: userId });
    await forgetProvedMobile(tx, userId);
  });
}
