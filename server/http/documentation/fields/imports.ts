import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const file: FieldMeanings = {
  kind: "What the file holds; only the fields of this kind are read.",
  lines: "Lines of the file: up to 10,000 guests or visits, 500 services or 100 masters.",
  monthFirst: "Whether a date such as 11/30/2026 begins with its month; only for visits.",
  row: "Number of the line in the file, from 1; each number occurs once.",
  externalId: "Id in the other system.",
  name: "Name of the guest, the service or the master; for a visit, of its guest.",
  nameBn: "Name of the service or the master in Bangla.",
  number: "Mobile number of the guest or the master.",
  email: "E-mail address of the guest or the master.",
  address: "Postal address of the guest.",
  note: "Note about the guest or the visit.",
  category: "Category of the service, in the other system's words.",
  price: "Price of the service or the visit in the salon's currency, such as `1,250.50`.",
  minutes: "Duration of the service or the visit, such as `45 min` or `1:30`.",
  details: "What the service is, for customers.",
  role: "What the master does.",
  bio: "Text about the master.",
  services: "Names of the master's or the visit's services, separated by semicolons.",
  hours: "Weekly hours of the master, such as `Sun-Thu 10:00-19:00; Sat 10:00-13:00`.",
  guestId: "Id of the visit's guest in the other system.",
  date: "Date of the visit in the salon's time zone, such as `2026-11-30`.",
  time: "Start of the visit on the salon's clock, such as `14:00` or `2:00 pm`.",
  master: "Name of the visit's master, or one for each service, separated by semicolons.",
};

/** What fields of files from and for other systems mean. */
export const importFields = {
  planImport: file,
  importFile: { ...file, fileName: "Name of the file, for the list of imports." },
  exportGuests: { after: "`next` of the previous page." },
  exportLines: { after: "`next` of the previous page." },
} satisfies Partial<Record<CallName, FieldMeanings>>;
