import type { Keeping } from "#domain/keeping.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { IdentityProvider } from "#server/identity/port.ts";
import type { Tokens } from "#server/identity/token.ts";
import type { Pictures } from "#server/images/port.ts";
import type { Metrics } from "#server/metrics/port.ts";
import type { PaymentProvider } from "#server/payments/port.ts";
import type { SmsSender } from "#server/sms/port.ts";
import type { Traces } from "#server/traces/port.ts";
import type { WebhookSender } from "#server/webhooks/port.ts";

/** What every use case can reach: the database, the clock, and the ports. */
export interface UseCases {
  engine: Engine;
  /** Milliseconds since the epoch. */
  now(): number;
  payments: PaymentProvider;
  identity: IdentityProvider;
  tokens: Tokens;
  pictures: Pictures;
  /** Null if the salon sends no texts. */
  sms: SmsSender | null;
  metrics: Metrics;
  traces: Traces;
  /** How long old records are kept. */
  keeps: Keeping;
  webhooks: WebhookSender;
  /** Opens a practice salon and returns an address that enters it once; null if there is none. */
  practise: (() => Promise<string>) | null;
  /** Signs a value that a link in a mail carries, so that nobody else can make one. */
  seal(text: string): string;
  /** What the configuration decides about the salon, instead of its rows. */
  site: {
    publicUrl: string;
    testMode: boolean;
    stripePublishableKey: string;
    demo: boolean;
    sendsMails: boolean;
    /** Where a practice salon leads back to; null for a real salon. */
    practice: { backTo: string } | null;
  };
}

/** What most use cases need. */
export type DatabaseAndClock = Pick<UseCases, "engine" | "now">;

/** What use cases that queue notices need. */
export type DatabaseClockAndSeal = DatabaseAndClock & Pick<UseCases, "seal">;

/** What use cases that talk to the card provider need. */
export type DatabaseClockAndPayments = DatabaseClockAndSeal & Pick<UseCases, "payments">;
