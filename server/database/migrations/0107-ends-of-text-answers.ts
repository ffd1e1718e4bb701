import type { Migration } from "#server/database/migration.ts";

/**
 * Lets old data about answers to texts expire: the ids of old answers, and what is known only from a gateway's refusal.
 */
export const endsOfTextAnswers: Migration = {
  name: "0107-ends-of-text-answers",
  statements: () => [
    "create index text_answers_by_time on text_answers (answered_at)",
    "alter table stopped_texts add column refused_at bigint",
    "create index stopped_texts_refused on stopped_texts (refused_at) where refused_at is not null",
  ],
};
