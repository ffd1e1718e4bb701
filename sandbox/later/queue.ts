import type { Store } from "../store/open.ts";

/** What a bank does by itself some time after a call. */
const LATER_KINDS = ["decide_payment", "send_refund", "return_refund", "book_charge"] as const;
export type LaterKind = (typeof LATER_KINDS)[number];

export interface Later {
  seq: number;
  kind: LaterKind;
  /** The id of the object that it is about. */
  subject: string;
  /** Milliseconds since the epoch. */
  due: number;
}

/** Notes what is to happen to an object, in the transaction that causes it. `due` is in milliseconds. */
export function doLater(store: Store, kind: LaterKind, subject: string, due: number): void {
  store.db.prepare("INSERT INTO later (kind, subject, due) VALUES (?, ?, ?)").run(kind, subject, due);
}

/** What is to happen first, or undefined when nothing waits. */
export function nextLater(store: Store): Later | undefined {
  const row = store.db.prepare("SELECT seq, kind, subject, due FROM later ORDER BY due, seq LIMIT 1").get();
  const kind = LATER_KINDS.find((known) => known === row?.kind);
  if (!row || !kind) return undefined;
  return { seq: Number(row.seq), kind, subject: String(row.subject), due: Number(row.due) };
}

export function forgetLater(store: Store, seq: number): void {
  store.db.prepare("DELETE FROM later WHERE seq = ?").run(seq);
}
