import type { DisputeState } from "#domain/dispute-states.ts";
import type { PaymentState } from "#domain/payment-states.ts";

/** A payment intent as its provider knows it at this moment. */
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

/** A card's bank says that a payment may not be its holder's. No money has moved. */
export interface FraudWarning {
  id: string;
  intentId: string | null;
}

/** A payment that its card's bank asks about or takes back. */
export interface ProviderDispute {
  id: string;
  intentId: string | null;
  /** What it is about, in cents. */
  amountCents: number;
  state: DisputeState;
  /** Money that the bank took (negative) or gave back, in cents, each with an id of its own. */
  movements: { id: string; amountCents: number }[];
}

export interface IntentRequest {
  purchaseId: string;
  /** Counts the tries to pay for one purchase; part of the idempotency key. */
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

/** A card that somebody keeps at the provider. Its number is the provider's alone. */
export interface SavedCard {
  id: string;
  /** As the provider writes it: visa, mastercard, amex… */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same number, however often it was kept. */
  fingerprint: string | null;
}

export interface CustomerRequest {
  /** All that goes to the provider of a person. */
  userId: string;
  /** The same key answers the same customer for a day. */
  key: string;
}

/** The customer with the saved cards that may pay an intent, and whether to save the card that pays it. */
export interface CardRequest {
  intentId: string;
  customerId: string;
  keepsCard: boolean;
}

/** What a webhook says: only that something happened to an intent, a refund, a dispute or a warning. The truth is asked for. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Epoch milliseconds, to the second. */
  createdAt: number;
  intentId: string | null;
  /** The provider's own id of the refund that it is about. */
  refundId: string | null;
  /** The provider's own id of the dispute that it is about. */
  disputeId: string | null;
  /** The provider's own id of the warning that it is about. */
  warningId: string | null;
}

/** What the provider lists of money: a charge that succeeded, a refund, a dispute or a warning. */
export type Sighting =
  | {
      kind: "charge";
      intentId: string | null;
      amountCents: number;
      /** Whether this site asked for it; the account may be used for other things besides. */
      ours: boolean;
    }
  | { kind: "refund"; refund: ProviderRefund }
  | { kind: "dispute"; dispute: ProviderDispute }
  | { kind: "warning"; warning: FraudWarning };

/** The provider could not be reached or failed on its side: nothing is known, try again. */
export class ProviderUnavailable extends Error {}

/** The provider has no such intent: it never had it with these keys. */
export class IntentUnknown extends ProviderUnavailable {}

/** The provider does not take the keys, or they may not do this. */
export class KeysRefused extends ProviderUnavailable {}

/** The provider answered with a failure that it would repeat for the same idempotency key: try again with another. */
export class ProviderFailed extends ProviderUnavailable {}

/** The provider will never make this refund: what it asks for is no longer there to give back. */
export class RefundImpossible extends Error {}

/** Whether an error leaves open what became of a call, so that only the same idempotency key is safe to try again. */
export function isSilence(error: unknown): boolean {
  return error instanceof ProviderUnavailable && !(error instanceof ProviderFailed);
}

/** Takes cards. Every method throws ProviderUnavailable when there is no answer to rely on. */
export interface PaymentProvider {
  /** Creates an intent; the same order answers the same intent however often it is sent. */
  createIntent(order: IntentRequest): Promise<Intent>;
  /** @returns null when the provider knows no such intent */
  readIntent(id: string): Promise<Intent | null>;
  /**
   * Cancels unless it is too late.
   * @returns the intent as it is afterwards: cancelled, processing or succeeded; null when there is no such intent
   */
  cancelIntent(id: string): Promise<Intent | null>;
  /**
   * Sends a refund once: a retry adopts the one that an earlier try has made.
   * @throws RefundImpossible when less than that is left of the payment, or when its bank has it
   */
  refund(order: RefundRequest): Promise<ProviderRefund>;
  /** @returns null when the provider knows no such refund */
  readRefund(id: string): Promise<ProviderRefund | null>;
  /** @returns null when the provider knows no such dispute */
  readDispute(id: string): Promise<ProviderDispute | null>;
  /** @returns null when the provider knows no such warning */
  readWarning(id: string): Promise<FraudWarning | null>;
  /** Every refund of an intent, in any state, also those made at the provider. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** Every dispute about an intent, also those that are decided. */
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /**
   * What the provider knows of money, for holding the books against it: charges, then refunds, disputes and warnings.
   * @param since only what began at this instant or later, in epoch milliseconds; everything when absent
   */
  listSightings(since?: number): AsyncIterable<Sighting>;
  /** Makes a user a customer at the provider, once for each key. @returns the provider's own id of the customer */
  createCustomer(order: CustomerRequest): Promise<string>;
  /**
   * Ties an open intent to a customer, so that the customer's saved cards can pay it.
   * @returns `no_customer` when the provider knows no such customer, `closed` when the intent is over
   */
  arrangeCard(order: CardRequest): Promise<"arranged" | "no_customer" | "closed">;
  /** The cards that a customer keeps, the newest first; none when the provider knows no such customer. */
  listCards(customerId: string): Promise<SavedCard[]>;
  /** Forgets a card. One that is forgotten already stays so. */
  detachCard(cardId: string): Promise<void>;
  /** Deletes a customer with all saved cards. Deleting again does nothing. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Verifies a webhook's signature. @returns null when the signature is wrong or too old */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
}
