import type { Migration } from "#server/database/migration.ts";

/** The sites that may show the booking link in a frame. */
export const frameSites: Migration = {
  name: "0088-frame-sites",
  statements: () => [`alter table salon add column frame_sites text`],
};
