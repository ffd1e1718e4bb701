import type { Migration } from "#server/database/migration.ts";

/** Keeps the id of each answer to a text, so that a repeated report changes nothing, however late. */
export const answersToTexts: Migration = {
  name: "0100-answers-to-texts",
  statements: () => [
    "create table text_answers (id text primary key, answered_at bigint not null)",
    `insert into text_answers (id, answered_at)
      select told.id, max(told.at) from (
        select stop_id as id, changed_at as at from stopped_texts
        union all select start_id as id, changed_at as at from stopped_texts
      ) as told
      where told.id is not null group by told.id`,
  ],
};
