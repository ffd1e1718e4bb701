import type { Delivery } from "#contract/deliveries.ts";
import { stateOf, triesOf } from "#domain/deliveries.ts";
import { countDeliveries, listDeliveries } from "#server/database/deliveries.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import { listSentTexts, type SentTextRow } from "#server/database/sent-texts.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import {
  type DeliveryDescription,
  describeDelivery,
  sendAgain,
} from "#server/usecases/deliveries/deliveries.ts";
import { unsubscribe } from "#server/usecases/deliveries/unsubscribe.ts";
import { ok } from "#server/usecases/result.ts";
import { readTextsOfDay, type TextsOfDay } from "#server/usecases/texts-of-day.ts";

type DeliveryCalls = "unsubscribe" | "listDeliveries" | "sendAgain";

const pageSize = 50;

/** Mails and texts that were sent or failed, and how people unsubscribe. */
export const deliveryHandlers: Pick<Handlers, DeliveryCalls> = {
  async unsubscribe(app, { body }) {
    return modified(await unsubscribe(app, body.token));
  },

  async listDeliveries(app, { query, setHeader }) {
    const db = app.engine.read;
    const { state, limit = pageSize, cursor } = query;
    const before = readCursor(cursor, { state });
    if (!before.ok) return before;
    const rows = await listDeliveries(db, { state, limit, before: before.value });
    const texts = await listSentTexts(
      db,
      rows.map(({ id }) => id),
    );
    const deliveries = [];
    for (const row of rows) {
      deliveries.push(toDelivery(row, await describeDelivery(app, row), texts.get(row.id)));
    }
    const total = await countDeliveries(db, state);
    const next = describePage(setHeader, { path: "/api/deliveries", limit, filter: { state }, total, rows });
    const today = app.sms && {
      notices: toUse(await readTextsOfDay(db, "notices", app.now())),
      codes: toUse(await readTextsOfDay(db, "codes", app.now())),
    };
    return ok({ texts: today, failed: await countDeliveries(db, "failed"), deliveries, next });
  },

  async sendAgain(app, incoming) {
    return modified(await sendAgain(app, signedIn(incoming).userId, incoming.params.id));
  },
};

function toUse({ sent, most }: TextsOfDay) {
  return { sent, most };
}

function toDelivery(
  row: OutboxRow,
  { to, by, booking }: DeliveryDescription,
  text: SentTextRow | undefined,
): Delivery {
  return {
    _id: row.id,
    by: by === "mail" ? by : (text?.channel ?? by),
    kind: row.kind.replace(/^(mail|sms)_/, ""),
    state: stateOf({
      attempts: row.attempts,
      isDone: row.done_at !== null,
      isUnwanted: row.not_sent !== null,
    }),
    to,
    queuedAt: instant(row.created_at),
    dueAt: instant(row.run_at),
    doneAt: row.done_at === null ? null : instant(row.done_at),
    attempts: triesOf(row.attempts),
    notSent: row.not_sent,
    error: row.last_error,
    text: text && (text.sent_at || text.receipt) ? toText(text) : null,
    about: booking && {
      bookingId: booking.id,
      name: booking.name,
      service_name: booking.service_name,
      startsAt: booking.starts_at === null ? null : instant(booking.starts_at),
    },
  };
}

function toText({ segments, cost, receipt, receipt_why: receiptWhy }: SentTextRow) {
  return { segments, cost, receipt, receiptWhy };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
