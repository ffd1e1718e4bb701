import type { Migration } from "#server/database/migration.ts";

/** The works of the portfolio. The database itself enforces that a work can't have both a consent and a withdrawal. */
export const portfolio: Migration = {
  name: "0041-portfolio",
  statements: () => [
    `create table portfolio_works (
      id text primary key,
      position integer not null,
      title text not null,
      title_bn text,
      picture text not null,
      alt text not null check (alt <> ''),
      alt_bn text,
      before_picture text,
      before_alt text,
      before_alt_bn text,
      service_id text not null references services(id),
      master_id text not null references masters(id),
      shows_person integer not null,
      consented_on text,
      withdrawn_at bigint,
      created_at bigint not null,
      check ((before_picture is null) = (before_alt is null)),
      check (consented_on is null or withdrawn_at is null)
    )`,
  ],
};
