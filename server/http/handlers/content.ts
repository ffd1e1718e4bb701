import type { ContactMessage } from "#contract/contact.ts";
import type { ManagedReview, Review } from "#contract/reviews.ts";
import { abroadMobileRule } from "#contract/rules.ts";
import { isAbroad } from "#domain/mobile.ts";
import { listMessages, type MessageRow } from "#server/database/contact-messages.ts";
import { listPublishedReviews, listReviews, type ReviewRow } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { refuseField } from "#server/usecases/catalogue/refuse-field.ts";
import { handleMessage, writeToSalon } from "#server/usecases/contact/messages.ts";
import { keepPicture } from "#server/usecases/pictures/keep-picture.ts";
import { ok } from "#server/usecases/result.ts";
import { createReview, moderateReview } from "#server/usecases/reviews/reviews.ts";

type ContentCalls =
  | "listReviews"
  | "createReview"
  | "listAllReviews"
  | "moderateReview"
  | "createContactMessage"
  | "listContactMessages"
  | "handleContactMessage"
  | "uploadImage";

/** Reviews, messages and pictures. */
export const contentHandlers: Pick<Handlers, ContentCalls> = {
  listReviews: async (app) => ok((await listPublishedReviews(app.engine.read)).map(toReview)),

  async createReview(app, incoming) {
    const added = await createReview(app, signedIn(incoming).userId, incoming.body);
    return added.ok ? ok({ insertedId: added.value }) : added;
  },

  listAllReviews: async (app) => ok((await listReviews(app.engine.read)).map(toManagedReview)),

  async moderateReview(app, incoming) {
    const { params, body } = incoming;
    const moderated = await moderateReview(app, signedIn(incoming).userId, params.id, body);
    return moderated.ok ? ok({ modifiedCount: moderated.value }) : moderated;
  },

  async createContactMessage(app, { body, headers }) {
    if (isAbroad(body.mobile)) {
      const { isValidPhoneNumber } = await import("libphonenumber-js/min");
      if (!isValidPhoneNumber(body.mobile)) return refuseField("mobile", abroadMobileRule);
    }
    const language = languageOfPage(headers.get("referer"));
    return ok({ insertedId: await writeToSalon(app, { ...body, language }) });
  },

  listContactMessages: async (app) => ok((await listMessages(app.engine.read)).map(toMessage)),

  async handleContactMessage(app, incoming) {
    const { params, body } = incoming;
    const handled = await handleMessage(app, signedIn(incoming).userId, params.id, body.handled);
    return handled.ok ? ok({ modifiedCount: handled.value }) : handled;
  },

  async uploadImage(app, incoming) {
    const { userId } = signedIn(incoming);
    const kept = await keepPicture(app, incoming.body.image, { userId, network: incoming.network });
    return kept.ok ? ok({ success: true, data: { display_url: kept.value } }) : kept;
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

function toMessage(row: MessageRow): ContactMessage {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    message: row.message,
    date: new Date(row.created_at).toISOString(),
    handledAt: row.handled_at === null ? null : new Date(row.handled_at).toISOString(),
  };
}
