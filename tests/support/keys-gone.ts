import { onTestFinished } from "vitest";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/**
 * A salon that took cards, and whose keys are removed.
 * @returns puts them back, as the end of the test does
 */
export function removeKeys({ app }: TestSalon): () => void {
  const { payments, site } = app;
  const putBack = () => {
    Object.assign(app, { payments, site });
  };
  onTestFinished(putBack);
  app.payments = unconfiguredPayments;
  app.site = { ...site, stripePublishableKey: "" };
  return putBack;
}
