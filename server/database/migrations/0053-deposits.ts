import type { Migration } from "#server/database/migration.ts";

/** What a salon asks for at booking, what a purchase charges of its price, and what a visit's card paid of it. */
export const deposits: Migration = {
  name: "0053-deposits",
  statements: () => [
    `alter table salon add column deposit text`,
    `alter table purchases add column deposit text`,
    `alter table purchases add column due_now_cents integer not null default 0`,
    `update purchases set due_now_cents = total_cents`,
    `alter table bookings add column card_cents integer not null default 0`,
    `update bookings set card_cents = price_cents where purchase_id is not null`,
  ],
};
