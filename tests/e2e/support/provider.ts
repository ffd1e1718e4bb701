import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { HostedSalon } from "#tests/e2e/support/salon-host.ts";

/** The refunds that the card provider made of a payment, in cents. */
export function refundsAtProvider({ dataDir }: HostedSalon, intentId: string): number[] {
  const database = new DatabaseSync(join(dataDir, "sandbox.db"), { readOnly: true, timeout: 5000 });
  try {
    return database
      .prepare(
        `select json_extract(body, '$.amount') as amount from objects
        where kind = 'refund' and json_extract(body, '$.payment_intent') = ? order by seq`,
      )
      .all(intentId)
      .map(({ amount }) => Number(amount));
  } finally {
    database.close();
  }
}
