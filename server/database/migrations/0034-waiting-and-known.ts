import type { Migration } from "#server/database/migration.ts";

const nobody = `name = '', phone = '', phone_key = '', email = '', address = '', listed = 0`;
const hasLeft = `user_id in (select id from users where deleted_at is not null)`;

/**
 * Indexes for what the bell and a phone booking look for, however much data there is: open exceptions, and the guests
 * of a number under which many were booked. Also erases guests whose account was deleted before there were guests.
 */
export const waitingAndKnown: Migration = {
  name: "0034-waiting-and-known",
  statements: () => [
    `create index exceptions_open on exceptions (created_at, id) where resolved_at is null`,
    `create index guests_of_number on guests (phone_key, listed, active_at) where user_id is null and forgotten_at is null`,
    `delete from guest_terms where guest_id in (select id from guests where forgotten_at is not null or ${hasLeft})`,
    `update guests set ${nobody}, forgotten_at = coalesce(forgotten_at, (select deleted_at from users where users.id = guests.user_id))
      where (forgotten_at is not null and listed = 1) or ${hasLeft}`,
  ],
};
