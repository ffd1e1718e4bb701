import type { Migration } from "#server/database/migration.ts";

/** What the desk chose last for a guest without an account: the language, and whether they are notified by text. */
export const howGuestsAreTold: Migration = {
  name: "0099-how-guests-are-told",
  statements: () => [
    `alter table guests add column language text check (language in ('en', 'bn'))`,
    `alter table guests add column by_text integer check (by_text in (0, 1))`,
  ],
};
