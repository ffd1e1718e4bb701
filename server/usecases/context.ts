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

/** What every use case may reach: the database, the clock, and the ports. */
export interface UseCases {
  engine: Engine;
  /** Milliseconds since the epoch. */
  now(): number;
  payments: PaymentProvider;
  identity: IdentityProvider;
  tokens: Tokens;
  pictures: Pictures;
  /** Null where the salon sends no texts. */
  sms: SmsSender | null;
  metrics: Metrics;
  traces: Traces;
  /** How long what is over is kept. */
  keeps: Keeping;
  webhooks: WebhookSender;
  /** Opens a practice salon, and answers an address that enters it once; null where there is none. */
  practise: (() => Promise<string>) | null;
  /** Signs what comes back in a link of a mail, so that nobody else can have written it. */
  seal(text: string): string;
  /** What of the salon is decided by the configuration, not by its rows. */
  site: {
    publicUrl: string;
    testMode: boolean;
    stripePublishableKey: string;
    demo: boolean;
    sendsMails: boolean;
    /** Where a practice salon leads back to; null for any other. */
    practice: { backTo: string } | null;
  };
}

/** What most use cases need of it. */
export type DatabaseAndClock = Pick<UseCases, "engine" | "now">;

/** What use cases that speak to the card provider need of it. */
export type DatabaseClockAndPayments = Pick<UseCases, "engine" | "now" | "payments">;
