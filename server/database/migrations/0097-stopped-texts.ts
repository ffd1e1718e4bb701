import type { Migration } from "#server/database/migration.ts";

/** Numbers that answered that they want no texts, and their last answer. */
export const stoppedTexts: Migration = {
  name: "0097-stopped-texts",
  statements: () => [
    `create table stopped_texts (
      subject text primary key,
      is_stopped integer not null,
      stop_id text,
      start_id text,
      changed_at bigint not null
    )`,
  ],
};
