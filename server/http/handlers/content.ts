import { listPublishedReviews } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { writeToSalon } from "#server/usecases/contact/write-to-salon.ts";
import { ok } from "#server/usecases/result.ts";
import { createReview } from "#server/usecases/reviews/create-review.ts";

type ContentCalls = "listReviews" | "createReview" | "createContactMessage";

export const contentHandlers: Pick<Handlers, ContentCalls> = {
  async listReviews(app) {
    const rows = await listPublishedReviews(app.engine.read);
    return ok(
      rows.map(({ id, name, image, rating, testimonial, booking_id }) => ({
        _id: id,
        name,
        image,
        rating,
        testimonial,
        verified: booking_id !== null,
      })),
    );
  },

  async createReview(app, incoming) {
    return ok({ insertedId: await createReview(app, signedIn(incoming).userId, incoming.body) });
  },

  createContactMessage: async (app, { body }) => ok({ insertedId: await writeToSalon(app, body) }),
};
