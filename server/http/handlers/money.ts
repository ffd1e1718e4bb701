import { toCents, toDollars } from "#domain/money.ts";
import { countExceptions, listExceptions } from "#server/database/exceptions.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { toException } from "#server/http/wire/exceptions.ts";
import { describePage } from "#server/http/wire/page.ts";
import { toReceipt } from "#server/http/wire/receipts.ts";
import { describeException } from "#server/usecases/books/describe-exceptions.ts";
import { reopen } from "#server/usecases/books/reopen-exception.ts";
import { reportRevenue } from "#server/usecases/books/report-revenue.ts";
import { resolve } from "#server/usecases/books/resolve-exception.ts";
import { readReceipt } from "#server/usecases/receipts/read-receipt.ts";
import { reverseRefundHandBack } from "#server/usecases/refunds/hand-back-refund.ts";
import { ok } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";

type MoneyCalls =
  | "readRevenue"
  | "readReceipt"
  | "listExceptions"
  | "resolveException"
  | "reopenException"
  | "reverseRefundHandBack";

const pageSize = 50;

/** Revenue, receipts and the money that needs the owner. */
export const moneyHandlers: Pick<Handlers, MoneyCalls> = {
  async readRevenue(app, { query }) {
    const { netCents, cardCents, deskCents, creditCents, ...parts } = await reportRevenue(app, query);
    const { days, services, masters } = parts;
    const shares = (some: typeof services) =>
      some.map(({ name, cents }) => ({ name, amount: toDollars(cents) }));
    return ok({
      net: toDollars(netCents),
      card: toDollars(cardCents),
      desk: toDollars(deskCents),
      credit: toDollars(creditCents),
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
    const here = { zone, takesCards: takesCards(app.site) };
    const { open, all } = await countExceptions(db);
    describePage(setHeader, { path: "/api/exceptions", limit, total: all, rows });
    const exceptions = [];
    const day = { zone, now: app.now() };
    for (const row of rows) exceptions.push(toException(row, await describeException(db, row, day), here));
    return ok({ open, exceptions });
  },

  async resolveException(app, incoming) {
    const { params, body } = incoming;
    const { action, handedBack } = body;
    const resolved = await resolve(app, signedIn(incoming), params.id, {
      action,
      handedBack: handedBack && { cents: toCents(handedBack.amount), method: handedBack.method },
    });
    return modified(resolved);
  },

  async reopenException(app, incoming) {
    return modified(await reopen(app, signedIn(incoming).userId, incoming.params.id));
  },

  async reverseRefundHandBack(app, incoming) {
    const { params, body } = incoming;
    const { userId } = signedIn(incoming);
    const reversed = await reverseRefundHandBack(app, userId, params.id, toCents(body.amount));
    return reversed.ok ? ok({ amount: toDollars(reversed.value) }) : reversed;
  },
};
