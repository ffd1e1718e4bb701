import { languageOfPage } from "#domain/page-language.ts";
import { listMessages } from "#server/database/contact-messages.ts";
import { listPublishedReviews, listReviews } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toManagedReview, toMessage, toReview } from "#server/http/wire/content.ts";
import { handleMessage, writeToSalon } from "#server/usecases/contact/messages.ts";
import { ok } from "#server/usecases/result.ts";
import { createReview, moderateReview } from "#server/usecases/reviews/reviews.ts";

type ContentCalls =
  | "listReviews"
  | "createReview"
  | "listAllReviews"
  | "moderateReview"
  | "createContactMessage"
  | "listContactMessages"
  | "handleContactMessage";

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
    const language = languageOfPage(headers.get("referer"));
    return ok({ insertedId: await writeToSalon(app, { ...body, language }) });
  },

  listContactMessages: async (app) => ok((await listMessages(app.engine.read)).map(toMessage)),

  async handleContactMessage(app, incoming) {
    const { params, body } = incoming;
    const handled = await handleMessage(app, signedIn(incoming).userId, params.id, body.handled);
    return handled.ok ? ok({ modifiedCount: handled.value }) : handled;
  },
};
