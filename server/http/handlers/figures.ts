import type { Missed } from "#domain/figures/missed.ts";
import { toDollars } from "#domain/money.ts";
import { listEveryMaster } from "#server/database/masters.ts";
import type { Handlers } from "#server/http/handler.ts";
import { reportFigures } from "#server/usecases/books/report-figures.ts";
import { ok } from "#server/usecases/result.ts";

/** How the salon did. */
export const figureHandlers: Pick<Handlers, "readFigures"> = {
  async readFigures(app, { query }) {
    const figures = await reportFigures(app, query);
    const masters = new Map((await listEveryMaster(app.engine.read)).map((row) => [row.id, row]));
    const named = <Row extends { masterId: string }>(row: Row) => ({
      ...row,
      name: masters.get(row.masterId)?.name ?? "",
      former: masters.get(row.masterId)?.active === 0,
    });
    return ok({
      ...figures,
      chairs: { ...figures.chairs, masters: figures.chairs.masters.map(named) },
      again: { ...figures.again, masters: figures.again.masters.map(named) },
      noShows: toMissed(figures.noShows),
      late: toMissed(figures.late),
      earnings: figures.earnings.map(({ cents, perHourCents, ...earning }) => ({
        ...earning,
        amount: toDollars(cents),
        perHour: toDollars(perHourCents),
      })),
    });
  },
};

function toMissed({ visits, unpaid, priceCents, keptCents, costCents }: Missed) {
  return {
    visits,
    unpaid,
    price: toDollars(priceCents),
    kept: toDollars(keptCents),
    cost: toDollars(costCents),
  };
}
