import type { ContactMessage } from "#contract/contact.ts";
import { mostListed } from "#contract/fields.ts";
import { abroadMobileRule } from "#contract/rules.ts";
import { isAbroad } from "#domain/mobile.ts";
import {
  type ContactMessageRow,
  countContactMessages,
  listContactMessages,
} from "#server/database/contact-messages.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { handleMessage, writeToSalon } from "#server/usecases/contact/messages.ts";
import { ok, refuseField } from "#server/usecases/result.ts";

type ContactCalls = "createContactMessage" | "listContactMessages" | "handleContactMessage";

/** Messages to the salon. */
export const contactHandlers: Pick<Handlers, ContactCalls> = {
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
    const total = await countContactMessages(db, isHandled);
    describePage(setHeader, { path: "/api/contact-messages", limit, filter: { handled }, total, rows });
    return ok(rows.map(toMessage));
  },

  async handleContactMessage(app, incoming) {
    const { params, body } = incoming;
    return modified(await handleMessage(app, signedIn(incoming).userId, params.id, body.handled));
  },
};

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
