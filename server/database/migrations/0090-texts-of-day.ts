import type { Migration } from "#server/database/migration.ts";

/** The most texts that the salon sends in a day. */
export const textsOfDay: Migration = {
  name: "0090-texts-of-day",
  statements: () => [`alter table salon add column texts_per_day integer not null default 500`],
};
