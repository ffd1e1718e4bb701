import type { Generated } from "kysely";
import type { Role, staffRoles } from "#domain/access.ts";
import type { Language } from "#domain/language.ts";
import type { Channel, NoticeKind } from "#domain/notices.ts";

export interface UsersTable {
  id: string;
  email: string;
  email_verified: number;
  name: string;
  photo_url: string | null;
  phone: string | null;
  role: Role;
  created_at: number;
  /** The language of mails: that of the pages the user comes from, until the user chooses one. */
  language: Generated<Language>;
  language_chosen: Generated<number>;
  /** A deleted user stays as a tombstone without the person: money and past visits point at it. */
  deleted_at: number | null;
  /** The mobile number that is proved to be the person's own, as E.164 writes it. */
  proved_mobile: Generated<string | null>;
  /** How the person wants to be told of visits. A text goes to a proved number alone. */
  told_by: Generated<Channel>;
  /** Up to when the person has seen the news of the desk. */
  news_seen_at: Generated<number | null>;
}

/** A code that was sent to a mobile number. The code itself is kept nowhere: it follows from the id. */
export interface MobileCodesTable {
  id: string;
  user_id: string;
  /** As E.164 writes it. */
  mobile: string;
  sent_at: number;
  /** Codes that were typed. */
  tries: Generated<number>;
  used_at: Generated<number | null>;
}

/** Maps every provider's account to a user. */
export interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: number;
}

export interface AuditLogTable {
  id: string;
  at: number;
  actor_id: string | null;
  action: string;
  subject_id: string;
  /** JSON, without personal data. */
  detail: string;
}

/** Read-only view of better-auth's own table, for the check that a token's session still lives. */
export interface AuthSessionTable {
  id: string;
}

/** Sign-ins with a provider that keeps no sessions here: their bearer tokens name a row, so that they can be ended. */
export interface ProviderSessionsTable {
  id: string;
  provider: string;
  subject: string;
  user_agent: string | null;
  created_at: number;
  seen_at: number;
  ended_at: number | null;
}

/** A kind of mail that somebody does not want. */
export interface NoticeRefusalsTable {
  /** 'user:<id>', 'address:<sha-256>' of somebody without an account, or 'number:<seal>' of somebody without both. */
  subject: string;
  kind: NoticeKind;
  created_at: number;
}

/** Somebody who is asked to work in the salon. Accepting it, taking it back and its end remove the row. */
export interface InvitationsTable {
  id: string;
  /** Lower case. */
  email: string;
  role: (typeof staffRoles)[number];
  invited_by: string;
  created_at: number;
  expires_at: number;
}

/** A private link to a calendar. Of the link only a hash is kept. */
export interface CalendarFeedsTable {
  id: string;
  kind: "customer" | "master";
  /** The user or the master of the calendar. */
  subject_id: string;
  token_hash: string;
  created_at: number;
}
