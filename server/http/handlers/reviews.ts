import { mostListed } from "#contract/fields.ts";
import type { ManagedReview, Review } from "#contract/reviews.ts";
import { countReviewsIn, listReviews, listReviewsIn, type ReviewRow } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { inserted, modified } from "#server/http/wire/counts.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { ok } from "#server/usecases/result.ts";
import { createReview, moderateReview } from "#server/usecases/reviews/reviews.ts";

type ReviewCalls = "listReviews" | "createReview" | "listAllReviews" | "moderateReview";

/** Reviews, and which of them the pages show. */
export const reviewHandlers: Pick<Handlers, ReviewCalls> = {
  async listReviews(app, { query, setHeader }) {
    const { limit = mostListed, cursor } = query;
    const db = app.engine.read;
    const before = readCursor(cursor);
    if (!before.ok) return before;
    const rows = await listReviewsIn(db, "published", { limit, before: before.value });
    const total = await countReviewsIn(db, "published");
    describePage(setHeader, { path: "/api/reviews", limit, total, rows });
    return ok(rows.map(toReview));
  },

  async createReview(app, incoming) {
    return inserted(await createReview(app, signedIn(incoming).userId, incoming.body));
  },

  async listAllReviews(app, { query, setHeader }) {
    const { limit = mostListed, cursor, state } = query;
    const db = app.engine.read;
    if (state === undefined) return ok((await listReviews(db)).map(toManagedReview));
    const before = readCursor(cursor, { state });
    if (!before.ok) return before;
    const rows = await listReviewsIn(db, state, { limit, before: before.value });
    const total = await countReviewsIn(db, state);
    describePage(setHeader, { path: "/api/reviews/all", limit, filter: { state }, total, rows });
    return ok(rows.map(toManagedReview));
  },

  async moderateReview(app, incoming) {
    const { params, body } = incoming;
    return modified(await moderateReview(app, signedIn(incoming).userId, params.id, body));
  },
};

function toReview({ id, name, image, rating, testimonial, booking_id, reply }: ReviewRow): Review {
  return { _id: id, name, image, rating, testimonial, verified: booking_id !== null, reply };
}

function toManagedReview(row: ReviewRow): ManagedReview {
  return {
    ...toReview(row),
    state: row.state,
    date: new Date(row.created_at).toISOString(),
    hiddenReason: row.hidden_reason,
  };
}
