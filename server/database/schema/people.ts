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
  /** A deleted user stays as a tombstone without personal data, because money and past visits refer to it. */
  deleted_at: number | null;
  /** The mobile number that is verified as the person's own, in E.164 form. */
  proved_mobile: Generated<string | null>;
  /** How the person wants to be notified of visits. Texts go only to a verified number. */
  told_by: Generated<Channel>;
  /** The instant up to which the person has seen the desk's news. */
  news_seen_at: Generated<number | null>;
}

/** A code that was sent to a mobile number. The code itself is not stored: it is derived from the id. */
export interface MobileCodesTable {
  id: string;
  user_id: string;
  /** In E.164 form. */
  mobile: string;
  sent_at: number;
  /** Codes entered so far. */
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

/** Read-only view of better-auth's own table, for the check that a token's session is live. */
export interface AuthSessionTable {
  id: string;
}

/** Sign-ins with a provider that keeps no sessions here. Their bearer tokens name a row, so that they can be ended. */
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
  /** 'user:<id>', 'address:<sha-256>' for somebody without an account, or 'number:<seal>' for somebody without both. */
  subject: string;
  kind: NoticeKind;
  created_at: number;
}

/**
 * Somebody who is invited to work in the salon. The row is removed when the invitation is accepted, withdrawn or
 * expired.
 */
export interface InvitationsTable {
  id: string;
  /** Lower case. */
  email: string;
  role: (typeof staffRoles)[number];
  invited_by: string;
  created_at: number;
  expires_at: number;
}

/** A private link to a calendar. Only a hash of the link is kept. */
export interface CalendarFeedsTable {
  id: string;
  kind: "customer" | "master";
  /** The user or the master whose calendar it is. */
  subject_id: string;
  token_hash: string;
  created_at: number;
}
