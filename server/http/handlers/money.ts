import type { Exception } from "#contract/exceptions.ts";
import { rightAction } from "#domain/exceptions.ts";
import { toDollars } from "#domain/money.ts";
import { countExceptions, type ExceptionRow, listExceptions } from "#server/database/exceptions.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { describePage } from "#server/http/wire/page.ts";
import { toReceipt } from "#server/http/wire/receipts.ts";
import { describeException, type ExceptionSubject } from "#server/usecases/books/describe-exceptions.ts";
import { reportRevenue } from "#server/usecases/books/report-revenue.ts";
import { resolve } from "#server/usecases/books/resolve-exception.ts";
import { readReceipt } from "#server/usecases/receipts/read-receipt.ts";
import { ok } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type MoneyCalls = "readRevenue" | "readReceipt" | "listExceptions" | "resolveException";

const pageSize = 50;

/** Revenue, receipts and the money that needs the owner. */
export const moneyHandlers: Pick<Handlers, MoneyCalls> = {
  async readRevenue(app, { query }) {
    const { netCents, days, services, masters } = await reportRevenue(app, query);
    const shares = (parts: typeof services) =>
      parts.map(({ name, cents }) => ({ name, amount: toDollars(cents) }));
    return ok({
      net: toDollars(netCents),
      days: days.map(({ date, cents }) => ({ date, amount: toDollars(cents) })),
      services: shares(services),
      masters: shares(masters),
    });
  },

  async readReceipt(app, incoming) {
    const receipt = await readReceipt(app, signedIn(incoming), incoming.params.id);
    if (!receipt.ok) return receipt;
    const { zone } = await readSalon(app.engine.read);
    return ok(toReceipt(receipt.value, zone));
  },

  async listExceptions(app, { query, setHeader }) {
    const db = app.engine.read;
    const { limit = pageSize, cursor } = query;
    const rows = await listExceptions(db, { limit, ...(cursor && { after: cursor }) });
    const { zone } = await readSalon(db);
    const { open, all } = await countExceptions(db);
    describePage(setHeader, {
      path: "/api/exceptions",
      limit,
      total: all,
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    const exceptions = [];
    for (const row of rows) exceptions.push(toException(row, await describeException(db, row), zone));
    return ok({ open, exceptions });
  },

  async resolveException(app, incoming) {
    const { params, body } = incoming;
    const resolved = await resolve(app, signedIn(incoming), params.id, body.action);
    return resolved.ok ? ok({ modifiedCount: resolved.value }) : resolved;
  },
};

/** @param zone of the salon, whose offset the visit's time carries */
function toException(row: ExceptionRow, about: ExceptionSubject, zone: string): Exception {
  const { state, work } = row.detail;
  const named = typeof work === "string" ? work : null;
  return {
    _id: row.id,
    kind: row.kind,
    at: new Date(row.created_at).toISOString(),
    resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at).toISOString(),
    action: rightAction(row.kind, named ?? undefined),
    outcome: state === "open" || state === "won" || state === "lost" ? state : null,
    work: named,
    about: {
      bookingId: about.bookingId,
      name: about.name,
      service_name: about.serviceName,
      startsAt: about.startsAt === null ? null : zonedInstant(about.startsAt, zone),
      transactionId: about.intentId,
      amount: about.amountCents === null ? null : toDollars(about.amountCents),
    },
  };
}
