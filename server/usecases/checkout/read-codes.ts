import { discountOf, type Offer, toCode, type WhyNotOffer, whyNotOffer } from "#domain/offers.ts";
import type { CodeDiscount } from "#domain/pricing.ts";
import { localDate } from "#domain/time/dates.ts";
import type { Handle } from "#server/database/handle.ts";
import { type CodeUser, countOfferUses, listIdsOf } from "#server/database/offer-uses.ts";
import { findOfferByCode } from "#server/database/offers.ts";
import { readSalon } from "#server/database/salon.ts";
import { countVisitsOf } from "#server/database/visits-of-guest.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { countGuess, guessesPause } from "#server/usecases/gifts/count-guess.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/** Who enters codes, and for which visit. */
export interface CodesAsked {
  userId: string;
  /** The network of the request; null where networks can't be told apart. */
  network: string | null;
  codes: readonly string[];
  serviceIds: readonly string[];
}

/** A guest that the desk enters codes for. Wrong ones are not counted as guesses. */
export interface CallersCodes extends Pick<CodesAsked, "codes" | "serviceIds"> {
  caller: CodeUser;
}

/** The discounts for the codes of an order. Refuses a code without a discount, and says why. */
export async function readCodes(
  app: Pick<UseCases, "engine" | "now" | "seal">,
  asked: CodesAsked | CallersCodes,
): Promise<Result<CodeDiscount[]>> {
  const db = app.engine.read;
  const discounts: CodeDiscount[] = [];
  for (const code of new Set(asked.codes.map(toCode))) {
    const counted = "caller" in asked ? async () => {} : await countGuess(app, asked);
    if (!counted) return tooManyCodes;
    const offer = await findOfferByCode(db, code);
    await counted(offer !== undefined);
    if (!offer) return unknownCode;
    const refused = await refuseOffer(db, offer, asked, app.now());
    if (refused) return refused;
    discounts.push(discountOf(offer));
  }
  if (discounts.length > 1) return refuse("code_refused", "Only one code counts at a time.");
  return ok(discounts);
}

const unknownCode = refuse("code_refused", "There is no such gift card or code. Check how it is written.");
const tooManyCodes = refuse("too_many_requests", "Too many wrong codes. Try again in ten minutes.", {
  retryAfter: guessesPause,
});

async function refuseOffer(
  db: Handle,
  offer: Offer,
  asked: CodesAsked | CallersCodes,
  now: number,
): Promise<Refusal | null> {
  const { zone } = await readSalon(db);
  const userId = "caller" in asked ? null : asked.userId;
  const ids = await listIdsOf(db, "caller" in asked ? asked.caller : { userId, guestId: userId });
  const order = {
    today: localDate(now, zone),
    serviceIds: asked.serviceIds,
    isFirstVisit: !offer.firstVisitOnly || (await countVisitsOf(db, ids)) === 0,
  };
  const uses = await countOfferUses(db, offer.id, ids, { exceptOpenOf: userId });
  const why = whyNotOffer(offer, order, uses);
  return why && refuse("code_refused", whyNotSentences[why]);
}

export const whyNotSentences: Record<WhyNotOffer, string> = {
  over: "This offer has ended.",
  not_yet: "This offer has not begun yet.",
  other_services: "This code is not for the services that you chose.",
  not_first_visit: "This code is for a first visit only.",
  used_up: "This code has been used up.",
  used_by_you: "You have used this code as often as it may be used.",
};
