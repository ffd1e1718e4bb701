import { insertContactMessage } from "#server/database/contact-messages.ts";
import { newId } from "#server/database/new-id.ts";
import { listPublishedReviews } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
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

  async createContactMessage(app, { body }) {
    const id = newId();
    await insertContactMessage(app.engine.write, {
      id,
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email,
      mobile: body.mobile,
      message: body.message ?? "",
      created_at: app.now(),
      handled_at: null,
    });
    return ok({ insertedId: id });
  },
};
