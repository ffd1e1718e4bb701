import type { Migration } from "#server/database/migration.ts";

/** What is known of answers to texts ends: names of those heard long ago, and what a gateway's refusal alone has told. */
export const endsOfTextAnswers: Migration = {
  name: "0107-ends-of-text-answers",
  statements: () => [
    "create index text_answers_by_time on text_answers (answered_at)",
    "alter table stopped_texts add column refused_at bigint",
    "create index stopped_texts_refused on stopped_texts (refused_at) where refused_at is not null",
  ],
};
