import { type ImportField, type ImportKind, importKinds } from "#domain/imports/lines.ts";

/** The meaning of a column; "none" leaves it out. */
export type Meaning = ImportField | "none";

interface FileKind {
  /** The possible meanings of its columns, in the order of the list. */
  fields: readonly ImportField[];
  /** How other programs name these columns, in lower case. The first match counts. */
  names: readonly [ImportField, RegExp][];
  /** A column is needed for one field of each group. */
  needs: readonly (readonly ImportField[])[];
  /** The fields that can be corrected in the dry run. */
  mends: readonly ImportField[];
  /** Where the imported rows are listed. If `each`, each one has a page below it. */
  page: string;
  each: boolean;
}

/** The kinds of files, and how to understand their columns. */
export const fileKinds: Record<ImportKind, FileKind> = {
  guests: {
    fields: ["name", "number", "email", "address", "note", "externalId"],
    names: [
      ["externalId", /^(_?id|.*\b(client|customer|guest|contact|external)[ _-]*(id|no|number|code))$|আইডি/],
      ["email", /e-?mail|^mail$|ই-?মেইল/],
      ["number", /phone|mobile|cell|tel\b|telephone|whatsapp|contact( no| number)?$|^number$|মোবাইল|ফোন|নম্বর/],
      ["note", /note|remark|comment|memo|allerg|নোট|মন্তব্য/],
      ["address", /address|street|city|area|postcode|zip|ঠিকানা/],
      ["name", /name|^client$|^customer$|^guest$|নাম/],
    ],
    needs: [["name"], ["number", "email"]],
    mends: ["name", "number", "email"],
    page: "/dashboard/guests",
    each: true,
  },
  services: {
    fields: ["name", "nameBn", "category", "price", "minutes", "details", "externalId"],
    names: [
      ["externalId", /^(_?id|.*\b(service|item|product|external)[ _-]*(id|no|number|code)|sku|code)$|আইডি/],
      ["nameBn", /bangla|bengali|বাংলা/],
      ["minutes", /minute|duration|length|^time$|মিনিট|সময়/],
      ["price", /price|cost|amount|rate|fee|tariff|দাম|মূল্য/],
      ["category", /categor|group|department|^type$|বিভাগ|ধরন/],
      ["details", /descri|detail|note|about|বিবরণ/],
      ["name", /name|^service$|^treatment$|^title$|নাম|সেবা/],
    ],
    needs: [["name"], ["price"], ["minutes"]],
    mends: ["name", "category", "price", "minutes"],
    page: "/dashboard/service",
    each: false,
  },
  masters: {
    fields: ["name", "nameBn", "role", "number", "email", "services", "hours", "bio", "externalId"],
    names: [
      [
        "externalId",
        /^(_?id|.*\b(staff|employee|master|stylist|team|external)[ _-]*(id|no|number|code))$|আইডি/,
      ],
      ["email", /e-?mail|^mail$|ই-?মেইল/],
      ["number", /phone|mobile|cell|tel\b|telephone|whatsapp|^number$|মোবাইল|ফোন|নম্বর/],
      ["nameBn", /bangla|bengali|বাংলা/],
      ["services", /services?|treatment|perform|skills?|সেবা/],
      ["hours", /hours|schedule|shift|working|সময়/],
      ["role", /role|title|position|job|designation|পদ|কাজ/],
      ["bio", /bio|about|descri|note|profile|পরিচয়/],
      ["name", /name|^staff$|^employee$|^master$|^stylist$|নাম/],
    ],
    needs: [["name"]],
    mends: ["name", "number", "email", "services", "hours"],
    page: "/dashboard/mastersAndHours",
    each: false,
  },
  visits: {
    fields: [
      "name",
      "number",
      "email",
      "date",
      "time",
      "services",
      "master",
      "minutes",
      "price",
      "note",
      "guestId",
      "externalId",
    ],
    names: [
      ["guestId", /^(client|customer|guest|contact)[ _-]*(id|no|code)$/],
      ["externalId", /^(_?id|.*\b(appointment|booking|visit|event|external)[ _-]*(id|no|number|code))$|আইডি/],
      ["email", /e-?mail|^mail$|ই-?মেইল/],
      ["number", /phone|mobile|cell|tel\b|telephone|whatsapp|^number$|মোবাইল|ফোন|নম্বর/],
      ["minutes", /minute|duration|length|মিনিট/],
      ["time", /^(start[ _-]*)?time$|^at$|^hour$|সময়/],
      ["date", /date|^day$|^starts?$|start[ _-]*(at|date|time)|^when$|তারিখ/],
      ["services", /service|treatment|সেবা/],
      ["master", /staff|employee|master|stylist|therapist|^with$|provider|বিউটিশিয়ান|মাস্টার/],
      ["price", /price|cost|amount|total|fee|দাম|মূল্য/],
      ["note", /note|remark|comment|memo|নোট|মন্তব্য/],
      ["name", /name|^client$|^customer$|^guest$|নাম/],
    ],
    needs: [["name"], ["number", "email", "guestId"], ["date"], ["services"]],
    mends: ["name", "number", "email", "date", "time", "services", "master", "minutes", "price"],
    page: "/dashboard/calendar",
    each: false,
  },
};

/** The kind named in a URL; guests if it names none. */
export function kindNamed(word: string | null): ImportKind {
  return importKinds.find((kind) => kind === word) ?? "guests";
}
