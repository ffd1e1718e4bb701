import type { Contact, Hold } from "#app/features/checkout/checkout-state.ts";
import type { NewBooking } from "#contract/bookings.ts";
import type { PaymentIntentAnswer, PaymentIntentRequest } from "#contract/payments.ts";

/** What is bought and who buys it, as the page shows it. `price` is the dollars that the guest sees. */
export interface Order {
  contact: Contact;
  price: number;
}

export interface CheckoutPorts {
  createIntent(request: PaymentIntentRequest): Promise<PaymentIntentAnswer>;
  release(purchaseId: string): Promise<{ deletedCount: number }>;
  extend(purchaseId: string): Promise<{ holdEndsAt: string }>;
  /** Whether an hour that the page holds has become a visit meanwhile. */
  isBooked(held: Hold): Promise<boolean>;
  createBooking(booking: NewBooking): Promise<unknown>;
  /** Free hours may have changed: read them again. */
  refreshSlots(): void;
  /** A hold has ended, and kept a price: read free hours and what the visit costs again. */
  refreshAll(): void;
  now(): number;
}
