import type { ImportLine } from "#domain/imports/lines.ts";

/** An empty line of an import file. */
export const emptyImportLine: ImportLine = {
  row: 1,
  externalId: "",
  name: "",
  nameBn: "",
  number: "",
  email: "",
  address: "",
  note: "",
  category: "",
  price: "",
  minutes: "",
  details: "",
  role: "",
  bio: "",
  services: "",
  hours: "",
  guestId: "",
  date: "",
  time: "",
  master: "",
};
