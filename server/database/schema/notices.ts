import type { NoticeKind } from "#domain/notices.ts";

/** A kind of mail that somebody does not want. */
export interface NoticeRefusalsTable {
  /** 'user:<id>', or 'address:<sha-256>' of somebody without an account. */
  subject: string;
  kind: NoticeKind;
  created_at: number;
}

/** A private link to a calendar. Of the link only a hash is kept. */
export interface CalendarFeedsTable {
  id: string;
  kind: "customer" | "master";
  /** The user or the master whose calendar it is. */
  subject_id: string;
  token_hash: string;
  created_at: number;
}
