import type { Migration } from "#server/database/migration.ts";

/**
 * What was counted when a day was closed, and when a day was reopened. Numbers are consecutive, so that two people
 * who close at once conflict.
 */
export const dayCloses: Migration = {
  name: "0039-day-closes",
  statements: (engine) => [
    `create table day_closes (
      number integer primary key,
      reopens integer unique references day_closes (number),
      date text not null,
      at bigint not null,
      actor_id text references users (id),
      covers_from bigint not null,
      covers_to bigint not null,
      card_cents integer not null,
      card_payments integer not null,
      card_refunded_cents integer not null,
      desk_cents integer not null,
      desk_payments integer not null,
      morning_cents integer not null,
      cash_cents integer not null,
      other_cents integer not null,
      left_cents integer not null,
      came integer not null,
      missed integer not null,
      reason text not null
    )`,
    ...engine.appendOnly("day_closes"),
  ],
};
