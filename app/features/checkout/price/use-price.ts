import { useQuote } from "#app/data/quote.ts";
import type { CheckoutState } from "#app/features/checkout/flow/checkout-state.ts";
import { chosenIn, holdShown } from "#app/features/checkout/flow/checkout-state.ts";
import { askedNow, heldCodes, offersIn, packageIn, withGift } from "#app/features/codes/gift-credit.ts";
import { type Codes, useCodes, useRefusedCodes } from "#app/features/codes/use-codes.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Quote } from "#contract/quotes.ts";

/** What the chosen services cost the guest, in dollars. */
export interface Price {
  /** Undefined while loading. */
  total: number | undefined;
  /** How the total is made up, as the server says; undefined until it is known. */
  quote: Quote | undefined;
  /**
   * The part that is charged with the booking: nothing without a card provider. The rest, less the credit, is paid at
   * the salon.
   */
  dueNow: number | undefined;
  /** The part that a gift card or a package's session pays. */
  credit: number;
  /** Whether the credit is a session of a package. */
  isSession: boolean;
}

interface Priced {
  serviceIds: string[];
  /** What the services cost without any discount. */
  listPrice: number;
  state: CheckoutState;
  /** Whether the full price is paid now, even if the salon asks only for a deposit. */
  payAll: boolean;
}

/**
 * The price of what is chosen, and the codes that reduce it. A held slot keeps its price. `byPhone`: something would be
 * charged now, which nobody can pay without a card provider.
 */
export function usePrice(
  { serviceIds, listPrice, state, payAll }: Priced,
  held: HeldPurchase["held"],
): { price: Price; coded: Codes; byPhone: boolean } {
  const coded = useCodes(heldCodes(held));
  const sessionId = packageIn(coded.fitting(coded.codes, serviceIds));
  const answer = useQuote(serviceIds, offersIn(coded.codes), sessionId);
  useRefusedCodes(answer.error, (error) => {
    if (!chosenIn(state)) coded.drop(error);
  });
  const isAsked = serviceIds.length > 0 && !answer.isError;
  const shown = holdShown(state);
  const quoted = answer.data?.total ?? (isAsked ? undefined : listPrice);
  const total = shown ? shown.total : quoted;
  const quote = answer.data?.total === total ? answer.data : undefined;
  const { takesCards } = useSalon();
  const byCard = payAll || !quote ? total : askedNow(quote);
  const asked = takesCards ? byCard : 0;
  const left = coded.giftLeft ?? quote?.credit;
  const gifted = total === undefined || asked === undefined ? undefined : withGift({ total, asked }, left);
  const dueNow = shown ? shown.dueNow : gifted?.now;
  const credit = (shown ?? gifted)?.credit ?? 0;
  // An address can be confirmed here, and then nothing is charged.
  const asksNow =
    quote && quote.askedBy !== "unverified"
      ? withGift({ total: quote.total, asked: askedNow(quote) }, left).now
      : 0;
  const byPhone = !takesCards && asksNow > 0 && shown?.dueNow !== 0;
  return { byPhone, price: { total, quote, dueNow, credit, isSession: sessionId !== undefined }, coded };
}
