import type { DeclineReason } from "./declines.ts";

/** What a card does when it pays. */
export interface Behaviour {
  /** Whether 3-D Secure asks: never, always, or only while the card is not saved with a customer. */
  challenge: "never" | "always" | "unless_saved";
  result: "approve" | "dispute" | DeclineReason;
  /** Whether saving it with a customer is refused, as the issuer would for most declining cards. */
  refusesSaving: boolean;
}

export interface TestCard {
  brand: string;
  funding: "credit" | "debit" | "prepaid";
  behaviour: Behaviour;
}

const PAYS: Behaviour = { challenge: "never", result: "approve", refusesSaving: false };

function good(brand: string, funding: TestCard["funding"] = "credit"): TestCard {
  return { brand, funding, behaviour: PAYS };
}

function visa(behaviour: Partial<Behaviour>): TestCard {
  return { brand: "visa", funding: "credit", behaviour: { ...PAYS, ...behaviour } };
}

function declining(result: DeclineReason): TestCard {
  return visa({ result, refusesSaving: true });
}

/** Stripe's published test cards (docs.stripe.com/testing). No other number is accepted. */
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
]);
