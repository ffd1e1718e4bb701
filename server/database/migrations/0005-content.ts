import type { Migration } from "#server/database/migration.ts";

export const content: Migration = {
  name: "0005-content",
  statements: () => [
    `create table reviews (
      id text primary key,
      user_id text references users (id),
      booking_id text unique references bookings (id),
      name text not null,
      image text not null,
      rating integer not null check (rating between 1 and 5),
      testimonial text not null,
      state text not null check (state in ('published', 'pending', 'hidden')),
      reply text,
      created_at bigint not null
    )`,
    `create index reviews_by_creation on reviews (created_at, id)`,
    `create table contact_messages (
      id text primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      mobile text not null,
      message text not null,
      created_at bigint not null,
      handled_at bigint
    )`,
  ],
};
