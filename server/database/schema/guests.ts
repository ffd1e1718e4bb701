import type { Generated } from "kysely";
import type { ImportKind } from "#domain/imports/lines.ts";
import type { Language } from "#domain/language.ts";

/** Somebody as the desk knows them: a customer by their account, with its id, or a caller by a number alone. */
export interface GuestsTable {
  id: string;
  user_id: string | null;
  name: string;
  /** As it was typed first. */
  phone: string;
  /** The number as domain/guests/number.ts writes it: one for all its forms. */
  phone_key: string;
  /** Of a guest with an account always the account's. */
  email: string;
  /** Where the guest lives, as the desk wrote it down. */
  address: Generated<string>;
  /** In which language a guest without an account is told, as the desk chose last; null: nobody has chosen. */
  language: Language | null;
  /** Whether the desk has ticked texts to this number last; null: nobody has chosen. */
  by_text: number | null;
  /** 0 once merged into another one, or forgotten. */
  listed: Generated<number>;
  /** The guest that this one is a part of; never one that is merged itself. */
  merged_into: string | null;
  created_at: number;
  /** When the last visit was booked. */
  active_at: number;
  /** When the account was deleted: nothing personal is left. */
  forgotten_at: number | null;
}

/** The beginnings by which a guest is found: domain/guests/search.ts. */
export interface GuestTermsTable {
  term: string;
  guest_id: string;
}

/** What was taken in from a file. */
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

/** What an import made of a guest, so that it can be taken back while nothing has touched it. */
export interface ImportedGuestsTable {
  import_id: string;
  guest_id: string;
  /** 1: the import wrote the guest down; 0: it added to one that was there. */
  made: number;
  /** JSON: the names of the columns that were filled. */
  filled: string;
  note_id: string | null;
  /** A hash of the guest's fields as the import left them. */
  left_as: string;
}

/** What an import made of a service, a master or a visit, so that it can be taken back while nothing has touched it. */
export interface ImportedRowsTable {
  import_id: string;
  subject_id: string;
  /** 1: the import wrote it down; 0: it added to one that was there. */
  made: number;
  /** JSON: the names of the columns that were filled. */
  filled: string;
  /** A hash of what the import left. */
  left_as: string;
}

/** What another system calls a service, a master or a visit. */
export interface ImportKeysTable {
  kind: Exclude<ImportKind, "guests">;
  value: string;
  subject_id: string;
  /** The import that told it. */
  import_id: string;
}

/** What another system calls a guest. */
export interface GuestExternalIdsTable {
  external_id: string;
  guest_id: string;
  /** The import that told it. */
  import_id: string;
}

/** What the desk wrote down about a guest. */
export interface GuestNotesTable {
  id: string;
  guest_id: string;
  note: string;
  pinned: number;
  author_id: string | null;
  created_at: number;
  changed_at: number;
}

/** Two guests that were made one, so that it can be taken back. Bookings and notes stay with the guest that they were written for. */
export interface GuestMergesTable {
  id: string;
  kept_id: string;
  gone_id: string;
  /** JSON: the ids that became parts of the one that was kept. */
  moved: string;
  /** JSON: what of the kept guest's fields was replaced, as it was and as it became. Empty once it can't be taken back. */
  fields: string;
  actor_id: string | null;
  at: number;
  /** When it was taken back, or could not be any more. */
  ended_at: number | null;
}
