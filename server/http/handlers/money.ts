import { toDollars } from "#domain/money.ts";
import type { Handlers } from "#server/http/handler.ts";
import { reportRevenue } from "#server/usecases/books/report-revenue.ts";
import { ok } from "#server/usecases/result.ts";

type MoneyCalls = "readRevenue";

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
};
