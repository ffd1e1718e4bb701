import type { Migration } from "#server/database/migration.ts";

/** Gift cards and packages by the address that they were sent to: it is taken off them when its owner leaves. */
export const addressesOfGiftCards: Migration = {
  name: "0109-addresses-of-gift-cards",
  statements: () => [
    "create index gift_cards_by_address on gift_cards (to_email) where to_email is not null",
  ],
};
