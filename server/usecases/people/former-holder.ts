import { removeFeed } from "#server/database/calendar-feeds.ts";
import { forgetProvedMobile } from "#server/database/mobile-codes.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** A person who had the account before its address was proved keeps no link to the visits there, and is told of none by text. */
export async function forgetFormerHolder(
  { engine }: Pick<UseCases, "engine">,
  userId: string,
): Promise<void> {
  await engine.transaction(async (tx) => {
    await removeFeed(tx, { kind: "customer", subjectId: userId });
    await forgetProvedMobile(tx, userId);
  });
}
