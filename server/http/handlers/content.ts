import type { ContactMessage } from "#contract/contact.ts";
import { mostListed } from "#contract/fields.ts";
import type { ManagedReview, Review } from "#contract/reviews.ts";
import { abroadMobileRule } from "#contract/rules.ts";
import { isAbroad } from "#domain/mobile.ts";
import {
  type ContactMessageRow,
  countContactMessages,
  listContactMessages,
} from "#server/database/contact-messages.ts";
import { countReviewsIn, listReviews, listReviewsIn, type ReviewRow } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { refuseField } from "#server/usecases/catalogue/refuse-field.ts";
import { handleMessage, writeToSalon } from "#server/usecases/contact/messages.ts";
import { isStaff } from "#server/usecases/people/own-booking.ts";
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
  async listReviews(app, { query, setHeader }) {
    const { limit = mostListed, cursor } = query;
    const db = app.engine.read;
    const before = readCursor(cursor);
    if (!before.ok) return before;
    const rows = await listReviewsIn(db, "published", { limit, before: before.value });
    describePage(setHeader, {
      path: "/api/reviews",
      limit,
      total: await countReviewsIn(db, "published"),
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    return ok(rows.map(toReview));
  },

  async createReview(app, incoming) {
    const added = await createReview(app, signedIn(incoming).userId, incoming.body);
    return added.ok ? ok({ insertedId: added.value }) : added;
  },

  async listAllReviews(app, { query, setHeader }) {
    const { limit = mostListed, cursor, state } = query;
    const db = app.engine.read;
    if (state === undefined) return ok((await listReviews(db)).map(toManagedReview));
    const before = readCursor(cursor, { state });
    if (!before.ok) return before;
    const rows = await listReviewsIn(db, state, { limit, before: before.value });
    describePage(setHeader, {
      path: "/api/reviews/all",
      limit,
      filter: { state },
      total: await countReviewsIn(db, state),
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    return ok(rows.map(toManagedReview));
  },

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

  async listContactMessages(app, { query, setHeader }) {
    const { limit = mostListed, cursor, handled } = query;
    const before = readCursor(cursor, { handled });
    if (!before.ok) return before;
    const db = app.engine.read;
    const isHandled = handled === undefined ? undefined : handled === "true";
    const rows = await listContactMessages(db, isHandled, { limit, before: before.value });
    describePage(setHeader, {
      path: "/api/contact-messages",
      limit,
      filter: { handled },
      total: await countContactMessages(db, isHandled),
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    return ok(rows.map(toMessage));
  },

  async handleContactMessage(app, incoming) {
    const { params, body } = incoming;
    const handled = await handleMessage(app, signedIn(incoming).userId, params.id, body.handled);
    return handled.ok ? ok({ modifiedCount: handled.value }) : handled;
  },

  async uploadImage(app, incoming) {
    const actor = signedIn(incoming);
    // Guests of the salon share its network, and what they hand in is not the owner's.
    const network = isStaff(actor) ? null : incoming.network;
    const kept = await keepPicture(app, incoming.body.image, { userId: actor.userId, network });
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

function toMessage(row: ContactMessageRow): ContactMessage {
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
