import { differenceOf } from "#domain/daily-close.ts";
import { toCents, toDollars } from "#domain/money.ts";
import type { NamedDayClose } from "#server/database/day-closes.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { ofToHandBack } from "#server/http/wire/hand-backs.ts";
import { closeDay, readDay, reopenDay } from "#server/usecases/books/daily-close.ts";
import { ok } from "#server/usecases/result.ts";

/** The day's takings, counted and closed. */
export const dailyCloseHandlers: Pick<Handlers, "readDailyClose" | "closeDay" | "reopenDay"> = {
  async readDailyClose(app, { query }) {
    const { cover, takings, morningCents, toHandBack, closed, before, ...day } = await readDay(
      app,
      query.date,
    );
    return ok({
      ...day,
      from: new Date(cover.from).toISOString(),
      to: new Date(cover.to).toISOString(),
      card: toDollars(takings.cardCents),
      cardPayments: takings.cardPayments,
      cardRefunded: toDollars(takings.cardRefundedCents),
      desk: toDollars(takings.deskCents),
      tips: toDollars(takings.tipsCents),
      deskCash: toDollars(takings.deskCashCents),
      deskOther: toDollars(takings.deskOtherCents),
      deskPayments: takings.deskPayments,
      morning: morningCents === null ? null : toDollars(morningCents),
      toHandBack: ofToHandBack(toHandBack),
      closed: closed && toDayClose(closed),
      before: before.map(toDayClose),
    });
  },

  async closeDay(app, incoming) {
    const { date, desk, morning = 0, cash, other, left, reason = "" } = incoming.body;
    const closed = await closeDay(app, signedIn(incoming).userId, {
      date,
      deskCents: toCents(desk),
      morningCents: toCents(morning),
      cashCents: toCents(cash),
      otherCents: toCents(other),
      leftCents: toCents(left),
      reason,
    });
    return closed.ok ? ok({ number: closed.value }) : closed;
  },

  async reopenDay(app, incoming) {
    const { params, body } = incoming;
    return modified(await reopenDay(app, signedIn(incoming).userId, params.number, body.reason));
  },
};

function toDayClose(row: NamedDayClose) {
  const count = {
    deskCents: row.desk_cents,
    morningCents: row.morning_cents,
    cashCents: row.cash_cents,
    otherCents: row.other_cents,
    leftCents: row.left_cents,
  };
  return {
    number: row.number,
    date: row.date,
    closedAt: new Date(row.at).toISOString(),
    closedBy: row.actor_name,
    from: new Date(row.covers_from).toISOString(),
    card: toDollars(row.card_cents),
    cardPayments: row.card_payments,
    cardRefunded: toDollars(row.card_refunded_cents),
    desk: toDollars(row.desk_cents),
    tips: toDollars(row.tips_cents),
    deskCash: toDollars(row.desk_cash_cents),
    deskOther: toDollars(row.desk_other_cents),
    deskPayments: row.desk_payments,
    morning: toDollars(row.morning_cents),
    cash: toDollars(row.cash_cents),
    other: toDollars(row.other_cents),
    left: toDollars(row.left_cents),
    difference: toDollars(differenceOf(count)),
    reason: row.reason,
    came: row.came,
    missed: row.missed,
  };
}
