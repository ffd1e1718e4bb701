import type { Migration } from "#server/database/migration.ts";

/** Whether a text has reached its phone, as its gateway reports later. */
export const receiptsOfTexts: Migration = {
  name: "0096-receipts-of-texts",
  statements: () => [
    `alter table sent_texts add column receipt text check (receipt in ('delivered', 'undelivered'))`,
    `alter table sent_texts add column receipt_why text`,
  ],
};
