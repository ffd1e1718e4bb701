import { timingSafeEqual } from "node:crypto";
import { type NoticeKind, noticeKinds } from "#domain/notices.ts";

export interface Refusal {
  /** 'user:<id>' or 'address:<sha-256>'. */
  subject: string;
  kind: NoticeKind;
}

type Seal = (text: string) => string;

/** Names a refusal so that only this salon's mails can have written it. It is good for as long as SESSION_SECRET. */
export function writeUnsubscribeToken(seal: Seal, { subject, kind }: Refusal): string {
  const named = Buffer.from(`${kind} ${subject}`).toString("base64url");
  return `${named}.${seal(`unsubscribe ${named}`)}`;
}

/** @returns null for anything that was not written here */
export function readUnsubscribeToken(seal: Seal, token: string): Refusal | null {
  const [named = "", given = ""] = token.split(".");
  if (!isSame(given, seal(`unsubscribe ${named}`))) return null;
  const [kind, subject = ""] = Buffer.from(named, "base64url").toString().split(" ");
  const known = noticeKinds.find((one) => one === kind);
  return known && subject !== "" ? { kind: known, subject } : null;
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
