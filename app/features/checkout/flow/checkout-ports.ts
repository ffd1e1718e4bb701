import type { Contact, Hold } from "#app/features/checkout/flow/checkout-state.ts";
import type { Clocks } from "#app/features/checkout/hold/hold-clock.ts";
import type { NewBooking } from "#contract/bookings.ts";
import type { PaymentIntentAnswer, PaymentIntentRequest } from "#contract/payments.ts";

/** What is bought and who buys it, as the page shows it. `price` is the amount in dollars that the guest sees. */
export interface Order {
  contact: Contact;
  price: number;
}

export interface CheckoutPorts extends Clocks {
  createIntent(request: PaymentIntentRequest): Promise<PaymentIntentAnswer>;
  release(purchaseId: string): Promise<{ deletedCount: number }>;
  extend(purchaseId: string): Promise<{ holdEndsAt: string }>;
  /** Whether a slot that the page holds has become a visit in the meantime. */
  isBooked(held: Hold): Promise<boolean>;
  createBooking(booking: NewBooking): Promise<unknown>;
  /** Refetches the free slots. */
  refreshSlots(): void;
  /** Refetches the free slots and the price, once a hold has ended that had fixed a price. */
  refreshAll(): void;
}
