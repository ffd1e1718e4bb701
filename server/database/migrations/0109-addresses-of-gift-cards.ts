import type { Migration } from "#server/database/migration.ts";

/** Finds gift cards and packages by the address that they were sent to, which is erased when its owner leaves. */
export const addressesOfGiftCards: Migration = {
  name: "0109-addresses-of-gift-cards",
  statements: () => [
    "create index gift_cards_by_address on gift_cards (to_email) where to_email is not null",
  ],
};
