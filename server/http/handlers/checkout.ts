import { isStaff } from "#domain/access.ts";
import { toDollars } from "#domain/money.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { chosenMasters } from "#server/http/wire/chosen-masters.ts";
import { deleted } from "#server/http/wire/counts.ts";
import { toQuote } from "#server/http/wire/quotes.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { checkPayment } from "#server/usecases/checkout/check-payment.ts";
import { createBooking } from "#server/usecases/checkout/create-booking.ts";
import { extendPurchase, findHeld, releaseOwnPurchase } from "#server/usecases/checkout/held-purchase.ts";
import { preparePurchase } from "#server/usecases/checkout/prepare-purchase.ts";
import { quoteVisit } from "#server/usecases/checkout/quote-visit.ts";
import { arrangeCard } from "#server/usecases/members/arrange-card.ts";
import { listOwnCards, removeOwnCard } from "#server/usecases/members/own-cards.ts";
import { ok } from "#server/usecases/result.ts";

type CheckoutCalls =
  | "readQuote"
  | "createPaymentIntent"
  | "readHeldPurchase"
  | "releasePurchase"
  | "extendPurchase"
  | "createBooking"
  | "checkPayment"
  | "listCards"
  | "removeCard"
  | "arrangeCard";

/** A visit that is being bought: its price, its held hour, its payment, and the customer's saved cards. */
export const checkoutHandlers: Pick<Handlers, CheckoutCalls> = {
  async readQuote(app, incoming) {
    const { service: serviceIds, code: codes = [], package: packageId } = incoming.query;
    const { userId } = signedIn(incoming);
    const { network } = incoming;
    const quoted = await quoteVisit(app, { userId, network, serviceIds, codes, packageId });
    if (!quoted.ok) return quoted;
    const { quote, ...paid } = quoted.value;
    return ok(toQuote(quote, paid));
  },

  async createPaymentIntent(app, incoming) {
    const caller = signedIn(incoming);
    const { userId, email } = caller;
    const {
      startsAt,
      name,
      number,
      masterId,
      masterIds,
      source,
      code,
      package: packageId,
      ...order
    } = incoming.body;
    const masters = chosenMasters({ masterId, masterIds });
    const buyer = {
      userId,
      email,
      name: name ?? caller.name,
      phone: number ?? caller.phone ?? "",
      language: languageOfPage(incoming.headers.get("referer")),
      network: incoming.network,
      source,
      worksHere: isStaff(caller),
    };
    const prepared = await preparePurchase(app, buyer, {
      ...order,
      ...(code && { codes: code }),
      ...(packageId && { packageId }),
      ...(masters && { masters }),
      ...(startsAt && { startsAt: Date.parse(startsAt) }),
    });
    if (!prepared.ok) return prepared;
    const { purchaseId, clientSecret, quote, totalCents, dueNowCents, creditCents, askedBy, holdEndsAt } =
      prepared.value;
    return ok({
      clientSecret,
      purchaseId,
      total: toDollars(totalCents),
      dueNow: toDollars(dueNowCents),
      ...(creditCents > 0 && { credit: toDollars(creditCents) }),
      quote: incoming.body.serviceIds ? toQuote(quote, { dueNowCents, creditCents, askedBy }) : null,
      holdEndsAt: holdEndsAt === null ? null : new Date(holdEndsAt).toISOString(),
    });
  },

  async readHeldPurchase(app, incoming) {
    return ok({ held: await findHeld(app, signedIn(incoming).userId) });
  },

  async releasePurchase(app, incoming) {
    return deleted(await releaseOwnPurchase(app, signedIn(incoming).userId, incoming.params.id));
  },

  async extendPurchase(app, incoming) {
    const extended = await extendPurchase(app, signedIn(incoming).userId, incoming.params.id);
    return extended.ok ? ok({ holdEndsAt: new Date(extended.value.holdEndsAt).toISOString() }) : extended;
  },

  async createBooking(app, incoming) {
    const booked = await createBooking(app, signedIn(incoming).userId, incoming.body);
    return booked.ok ? ok({ insertedId: booked.value.id }) : booked;
  },

  async checkPayment(app, incoming) {
    const checked = await checkPayment(app, signedIn(incoming).userId, incoming.params.id);
    if (!checked.ok) return checked;
    const { sumCents, ...outcome } = checked.value;
    return ok({ ...outcome, sum: toDollars(sumCents) });
  },

  async listCards(app, incoming) {
    const cards = await listOwnCards(app, signedIn(incoming).userId);
    return ok(
      cards.map(({ id, brand, last4, expMonth, expYear }) => ({ _id: id, brand, last4, expMonth, expYear })),
    );
  },

  async removeCard(app, incoming) {
    return deleted(await removeOwnCard(app, signedIn(incoming).userId, incoming.params.id));
  },

  async arrangeCard(app, incoming) {
    const arranged = await arrangeCard(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    return arranged.ok ? ok({ modifiedCount: 1 }) : arranged;
  },
};
