import type { Offer } from "#contract/offers.ts";
import { toDollars } from "#domain/money.ts";
import { listOffers, type OfferRow } from "#server/database/offers.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { inserted, modified } from "#server/http/wire/counts.ts";
import { changeOffer, createOffer, endOffer, termsOf } from "#server/usecases/catalogue/offers.ts";
import { ok } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type OfferCalls = "listOffers" | "createOffer" | "updateOffer" | "endOffer";

/** Discounts for customers who type a code. */
export const offerHandlers: Pick<Handlers, OfferCalls> = {
  async listOffers(app) {
    const db = app.engine.read;
    const { zone } = await readSalon(db);
    return ok((await listOffers(db)).map((row) => toOffer(row, zone)));
  },

  async createOffer(app, incoming) {
    return inserted(await createOffer(app, signedIn(incoming).userId, incoming.body));
  },

  async updateOffer(app, incoming) {
    return modified(await changeOffer(app, signedIn(incoming).userId, incoming.params.id, incoming.body));
  },

  async endOffer(app, incoming) {
    return modified(await endOffer(app, signedIn(incoming).userId, incoming.params.id));
  },
};

function toOffer(row: OfferRow, zone: string): Offer {
  const { id, code, booked, held, endedAt, revenueCents } = row;
  return {
    ...termsOf(row),
    ...{ _id: id, code, booked, held },
    endedAt: zonedInstant(endedAt, zone),
    revenue: toDollars(revenueCents),
  };
}
