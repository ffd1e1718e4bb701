import type { DeclineReason } from "./declines.ts";

/**
 * How a card ends that is not refused at once. `check` and `check_then_decline`: its bank takes minutes to decide;
 * `inquire`: its holder's bank asks about the payment; `warn`: it warns that the payment may be fraud.
 */
type PaidResult = "approve" | "dispute" | "inquire" | "warn" | "check" | "check_then_decline";

const PAID_RESULTS: readonly string[] = [
  "approve",
  "dispute",
  "inquire",
  "warn",
  "check",
  "check_then_decline",
] satisfies PaidResult[];

/** Why a card is refused at once; null for one that is not. */
export function declineReasonOf({ result }: Behaviour): DeclineReason | null {
  return isPaid(result) ? null : result;
}

function isPaid(result: Behaviour["result"]): result is PaidResult {
  return PAID_RESULTS.includes(result);
}

/** What a card does when it pays. */
export interface Behaviour {
  /**
   * Whether 3-D Secure asks: never, always, or only while the card is not saved with a customer; or always, on a page
   * of the bank's that takes the shop's place.
   */
  challenge: "never" | "always" | "unless_saved" | "elsewhere";
  result: DeclineReason | PaidResult;
  /** What becomes of a refund: done at once, done later, done at once and sent back later, or late and in vain. */
  refunds: "at_once" | "later" | "sent_back" | "later_in_vain";
  /** Whether saving it with a customer is refused, as the issuer would for most declining cards. */
  refusesSaving: boolean;
}

export interface TestCard {
  brand: string;
  funding: "credit" | "debit" | "prepaid";
  behaviour: Behaviour;
}

export const PAYS: Behaviour = {
  challenge: "never",
  result: "approve",
  refunds: "at_once",
  refusesSaving: false,
};

function good(brand: string, funding: TestCard["funding"] = "credit"): TestCard {
  return { brand, funding, behaviour: PAYS };
}

function visa(behaviour: Partial<Behaviour>): TestCard {
  return { brand: "visa", funding: "credit", behaviour: { ...PAYS, ...behaviour } };
}

function declining(result: DeclineReason): TestCard {
  return visa({ result, refusesSaving: true });
}

/**
 * Stripe's published test cards (docs.stripe.com/testing). No other number is accepted, but for some of the sandbox's
 * own among Stripe's test numbers: Stripe publishes none of a bank that takes its time, or asks on a page of its own.
 */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ["4242424242424242", good("visa")],
  ["4000056655665556", good("visa", "debit")],
  ["5555555555554444", good("mastercard")],
  ["2223003122003222", good("mastercard")],
  ["5200828282828210", good("mastercard", "debit")],
  ["5105105105105100", good("mastercard", "prepaid")],
  ["378282246310005", good("amex")],
  ["371449635398431", good("amex")],
  ["6011111111111117", good("discover")],
  ["3056930009020004", good("diners")],
  ["36227206271667", good("diners")],
  ["3566002020360505", good("jcb")],
  ["6200000000000005", good("unionpay")],
  ["4000000000000002", declining("generic_decline")],
  ["4000000000009995", declining("insufficient_funds")],
  ["4000000000009987", declining("lost_card")],
  ["4000000000009979", declining("stolen_card")],
  ["4000000000000069", declining("expired_card")],
  ["4000000000000127", declining("incorrect_cvc")],
  ["4000000000000119", declining("processing_error")],
  ["4000000000006975", declining("card_velocity_exceeded")],
  ["4100000000000019", declining("fraudulent")],
  ["4000000000000341", visa({ result: "generic_decline" })],
  ["4000002500003155", visa({ challenge: "unless_saved" })],
  ["4000002760003184", visa({ challenge: "always" })],
  ["4000000000003220", visa({ challenge: "always" })],
  ["4000008400001629", visa({ challenge: "always", result: "generic_decline" })],
  ["4000008260003178", visa({ challenge: "always", result: "insufficient_funds" })],
  ["4000000000000259", visa({ result: "dispute" })],
  ["4000000000001976", visa({ result: "inquire" })],
  ["4000000000005423", visa({ result: "warn" })],
  ["4000000000007726", visa({ refunds: "later" })],
  ["4000000000005126", visa({ refunds: "sent_back" })],
  ["4000000000007015", visa({ refunds: "later_in_vain" })],
  ["4000000000007023", visa({ result: "check" })],
  ["4000000000007031", visa({ result: "check_then_decline" })],
  ["4000000000007049", visa({ challenge: "elsewhere" })],
  ["4000000000007056", visa({ challenge: "elsewhere", result: "check" })],
  ["4000000000007064", visa({ challenge: "elsewhere", result: "insufficient_funds" })],
]);
