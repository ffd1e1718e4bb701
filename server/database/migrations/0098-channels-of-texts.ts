import type { Migration } from "#server/database/migration.ts";

/** The channel by which a text was sent. */
export const channelsOfTexts: Migration = {
  name: "0098-channels-of-texts",
  statements: () => [
    `alter table sent_texts add column channel text not null default 'sms' check (channel in ('sms', 'whatsapp'))`,
  ],
};
