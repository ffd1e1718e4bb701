import type { Migration } from "#server/database/migration.ts";

/** Uses of codes by visits that the desk booked, which have no purchase. They count among all uses of their offer. */
export const deskOfferUses: Migration = {
  name: "0103-desk-offer-uses",
  statements: ({ name }) => [
    `create table desk_offer_uses (
      booking_id text primary key references bookings (id),
      offer_id text not null references offers (id)
    )`,
    `create index desk_offer_uses_by_offer on desk_offer_uses (offer_id, booking_id)`,
    ...cameOrWent.flatMap(({ verb, row, sign }) => {
      const trigger = `desk_offer_uses_count_${verb}`;
      const add = `insert into offer_counts (offer_id, uses, cents) values (${row}.offer_id, ${sign}1, 0);`;
      return name === "postgres"
        ? [
            `create function ${trigger}() returns trigger language plpgsql as $$ begin ${add} return null; end $$`,
            `create trigger ${trigger} after ${verb} on desk_offer_uses for each row execute function ${trigger}()`,
          ]
        : [`create trigger ${trigger} after ${verb} on desk_offer_uses begin ${add} end`];
    }),
  ],
};

const cameOrWent = [
  { verb: "insert", row: "new", sign: "" },
  { verb: "delete", row: "old", sign: "-" },
] as const;
