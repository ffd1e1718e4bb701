import type { DisputeState } from "#domain/dispute-states.ts";
import type { PaymentState } from "#domain/payment-states.ts";

/** A payment intent as the provider knows it now. */
export interface Intent {
  id: string;
  clientSecret: string;
  state: PaymentState;
  /** The bank waits for the customer's answer in the bank's app. */
  asksCustomer: boolean;
  amountCents: number;
  /** Three letters, lower case. */
  currency: string;
  /** The purchase that it pays for, from its metadata; null when the intent isn't ours. */
  purchaseId: string | null;
  createdAt: number;
}

export interface ProviderRefund {
  id: string;
  amountCents: number;
  state: "sent" | "done" | "failed";
  /** Our refund's id, from its metadata; null for one made in the provider's dashboard. */
  refundId: string | null;
  intentId: string | null;
}

/** A card's bank reports that the cardholder may not have made a payment. No money has moved. */
export interface FraudWarning {
  id: string;
  intentId: string | null;
}

/** A payment that its card's bank questions or takes back. */
export interface ProviderDispute {
  id: string;
  intentId: string | null;
  /** The disputed amount, in cents. */
  amountCents: number;
  state: DisputeState;
  /** Money that the bank took (negative) or returned, in cents, each with its own id. */
  movements: { id: string; amountCents: number }[];
}

export interface IntentRequest {
  purchaseId: string;
  /** Counts the tries to pay for one purchase. Part of the idempotency key. */
  attempt: number;
  amountCents: number;
  currency: string;
}

export interface RefundRequest {
  intentId: string;
  refundId: string;
  attempt: number;
  amountCents: number;
}

/** A card that somebody has saved at the provider. Only the provider knows its number. */
export interface SavedCard {
  id: string;
  /** The provider's name for it: visa, mastercard, amex… */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same number, however often it was saved. */
  fingerprint: string | null;
}

export interface CustomerRequest {
  /** The only personal data that goes to the provider. */
  userId: string;
  /** For a day, the same key returns the same customer. */
  key: string;
}

/** The customer whose saved cards may pay an intent, and whether to save the card that pays it. */
export interface CardRequest {
  intentId: string;
  customerId: string;
  keepsCard: boolean;
}

/**
 * The content of a webhook: only that something happened to an intent, a refund, a dispute or a warning. Its current
 * state is then read from the provider.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Epoch milliseconds, to the second. */
  createdAt: number;
  intentId: string | null;
  /** The provider's own id of the refund. */
  refundId: string | null;
  /** The provider's own id of the dispute. */
  disputeId: string | null;
  /** The provider's own id of the warning. */
  warningId: string | null;
}

/** An entry of the provider's lists about money: a charge that succeeded, a refund, a dispute or a warning. */
export type Sighting =
  | {
      kind: "charge";
      intentId: string | null;
      amountCents: number;
      /** Whether this site created the payment. The account may also be used for other things. */
      ours: boolean;
    }
  | { kind: "refund"; refund: ProviderRefund }
  | { kind: "dispute"; dispute: ProviderDispute }
  | { kind: "warning"; warning: FraudWarning };

/** The provider could not be reached or failed. Nothing is known, so try again. */
export class ProviderUnavailable extends Error {}

/** The salon has no card provider. */
export class NoProvider extends ProviderUnavailable {}

/** The provider has no such intent, and never had it with these keys. */
export class IntentUnknown extends ProviderUnavailable {}

/** The provider refuses the keys, or they lack a permission. */
export class KeysRefused extends ProviderUnavailable {}

/** The provider would repeat this failure for the same idempotency key, so try again with another one. */
export class ProviderFailed extends ProviderUnavailable {}

/** The provider will never make this refund, because that money is no longer there to refund. */
export class RefundImpossible extends Error {}

/** Whether an error leaves open if a call succeeded, so that only a retry with the same idempotency key is safe. */
export function isSilence(error: unknown): boolean {
  return error instanceof ProviderUnavailable && !(error instanceof ProviderFailed);
}

/** Takes card payments. Every method throws ProviderUnavailable when there is no reliable answer. */
export interface PaymentProvider {
  /** Creates an intent. Repeating the same order returns the same intent. */
  createIntent(order: IntentRequest): Promise<Intent>;
  /** @returns null when the provider knows no such intent */
  readIntent(id: string): Promise<Intent | null>;
  /**
   * Cancels an intent unless it is too late.
   * @returns the intent afterwards: cancelled, processing or succeeded; null when there is no such intent
   */
  cancelIntent(id: string): Promise<Intent | null>;
  /**
   * Sends a refund once: a retry adopts the one that an earlier try has made.
   * @throws RefundImpossible when less than that is left of the payment, or when its bank holds it
   */
  refund(order: RefundRequest): Promise<ProviderRefund>;
  /** @returns null when the provider knows no such refund */
  readRefund(id: string): Promise<ProviderRefund | null>;
  /** @returns null when the provider knows no such dispute */
  readDispute(id: string): Promise<ProviderDispute | null>;
  /** @returns null when the provider knows no such warning */
  readWarning(id: string): Promise<FraudWarning | null>;
  /** Every refund of an intent, in any state, including those made in the provider's dashboard. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** Every dispute about an intent, including those that are decided. */
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /**
   * The provider's records of money, to compare with the books: charges, then refunds, disputes and warnings.
   * @param since only what was created at this time or later, in epoch milliseconds; absent: everything
   */
  listSightings(since?: number): AsyncIterable<Sighting>;
  /** Creates a user as a customer at the provider, once for each key. @returns the provider's own id of the customer */
  createCustomer(order: CustomerRequest): Promise<string>;
  /**
   * Links an open intent to a customer, so that the customer's saved cards can pay it.
   * @returns `no_customer` when the provider knows no such customer, `closed` when the intent is no longer open
   */
  arrangeCard(order: CardRequest): Promise<"arranged" | "no_customer" | "closed">;
  /** The cards that a customer has saved, the newest first; none when the provider knows no such customer. */
  listCards(customerId: string): Promise<SavedCard[]>;
  /** Deletes a saved card. Idempotent. */
  detachCard(cardId: string): Promise<void>;
  /** Deletes a customer with all saved cards. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Verifies a webhook's signature. @returns null when the signature is wrong or too old */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
}
