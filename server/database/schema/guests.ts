import type { Generated } from "kysely";
import type { ImportKind } from "#domain/imports/lines.ts";
import type { Language } from "#domain/language.ts";

/** Somebody as the desk knows them: a customer with an account, with its id, or a caller known only by a number. */
export interface GuestsTable {
  id: string;
  user_id: string | null;
  name: string;
  /** As first typed. */
  phone: string;
  /** The number as domain/guests/number.ts writes it: the same for all its forms. */
  phone_key: string;
  /** For a guest with an account, always the account's. */
  email: string;
  /** Where the guest lives, as noted by the desk. */
  address: Generated<string>;
  /** The language in which a guest without an account is notified, as the desk chose last. Null: not chosen. */
  language: Language | null;
  /** Whether the desk last chose texts to this number. Null: not chosen. */
  by_text: number | null;
  /** 0 once merged into another guest, or erased. */
  listed: Generated<number>;
  /** The guest that this one was merged into, which is never itself merged. */
  merged_into: string | null;
  created_at: number;
  /** When the last visit was booked. */
  active_at: number;
  /** When the account was deleted. No personal data is left. */
  forgotten_at: number | null;
}

/** The prefixes by which a guest is found: domain/guests/search.ts. */
export interface GuestTermsTable {
  term: string;
  guest_id: string;
}

/** An import of a file. */
export interface ImportsTable {
  id: string;
  kind: Generated<ImportKind>;
  file_name: string;
  actor_id: string | null;
  at: number;
  made: number;
  joined: number;
  refused: number;
  taken_back_at: number | null;
}

/** What an import changed on a guest, so that it can be undone while nothing else has touched the guest. */
export interface ImportedGuestsTable {
  import_id: string;
  guest_id: string;
  /** 1: the import created the guest. 0: it added to an existing one. */
  made: number;
  /** JSON: the names of the columns that were filled. */
  filled: string;
  note_id: string | null;
  /** A hash of the guest's fields as the import left them. */
  left_as: string;
}

/**
 * What an import changed on a service, a master or a visit, so that it can be undone while nothing else has touched it.
 */
export interface ImportedRowsTable {
  import_id: string;
  subject_id: string;
  /** 1: the import created it. 0: it added to an existing one. */
  made: number;
  /** JSON: the names of the columns that were filled. */
  filled: string;
  /** A hash of its fields as the import left them. */
  left_as: string;
}

/** Another system's id of a service, a master or a visit. */
export interface ImportKeysTable {
  kind: Exclude<ImportKind, "guests">;
  value: string;
  subject_id: string;
  /** The import that brought it. */
  import_id: string;
}

/** Another system's id of a guest. */
export interface GuestExternalIdsTable {
  external_id: string;
  guest_id: string;
  /** The import that brought it. */
  import_id: string;
}

/** The desk's notes about a guest. */
export interface GuestNotesTable {
  id: string;
  guest_id: string;
  note: string;
  pinned: number;
  author_id: string | null;
  created_at: number;
  changed_at: number;
}

/**
 * A merge of two guests, with the data to undo it. Bookings and notes stay with the guest that they were written for.
 */
export interface GuestMergesTable {
  id: string;
  kept_id: string;
  gone_id: string;
  /** JSON: the ids that became parts of the guest that was kept. */
  moved: string;
  /** JSON: the kept guest's fields that were replaced, before and after. Empty once the merge can't be undone. */
  fields: string;
  actor_id: string | null;
  at: number;
  /** When it was undone, or could no longer be. */
  ended_at: number | null;
}
