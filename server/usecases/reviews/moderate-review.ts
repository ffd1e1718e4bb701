import type { ReviewModeration } from "#contract/reviews.ts";
import { audit } from "#server/database/audit-log.ts";
import { changeReview } from "#server/database/reviews.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Shows a review to visitors, hides it for a reason, or answers it publicly. What is left out stays.
 * @returns how many were changed
 */
export async function moderateReview(
  app: UseCases,
  actorId: string,
  id: string,
  { state, reason, reply }: ReviewModeration,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await changeReview(tx, id, {
      ...(state && { state, hidden_reason: state === "hidden" ? (reason ?? "") : null }),
      ...(reply !== undefined && { reply: reply || null }),
    });
    if (changed === 0) return refuse("not_found", "There is no such review.");
    await audit(
      tx,
      { actorId, action: state ? `review_${state}` : "review_reply", subjectId: id },
      app.now(),
    );
    return ok(changed);
  });
}
