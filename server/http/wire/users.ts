import type { Session } from "#contract/sessions.ts";
import type { Me, Notices, User } from "#contract/users.ts";
import { provedNumber } from "#domain/mobile-proof.ts";
import type { Channel, NoticeKind } from "#domain/notices.ts";
import type { UserRow } from "#server/database/users.ts";
import type { LiveSession } from "#server/identity/port.ts";

/** @param memberUntil epoch milliseconds; null without a membership */
export function toUser(row: UserRow, memberUntil: number | null): User {
  const { id: _id, name, email, role } = row;
  const until = memberUntil === null ? null : new Date(memberUntil).toISOString();
  return { _id, name, email, role, memberUntil: until };
}

/** @param about.refused the notices that the user has switched off */
export function toMe(
  row: UserRow,
  {
    memberUntil,
    refused,
    hasStoppedTexts,
    texts,
  }: {
    memberUntil: number | null;
    refused: readonly NoticeKind[];
    hasStoppedTexts: boolean;
    texts: readonly Channel[];
  },
): Me {
  const isProved = provedNumber(row) !== null;
  return {
    ...toUser(row, memberUntil),
    photoURL: row.photo_url,
    phone: row.phone,
    mobileProof: isProved ? "proved" : texts.length > 0 ? "open" : "unavailable",
    language: row.language,
    toldBy: hasStoppedTexts || !texts.includes(row.told_by) ? "mail" : row.told_by,
    hasStoppedTexts,
    tellsBy: ["mail", ...texts],
    notices: {
      reminderDay: !refused.includes("reminder_day"),
      reminderHours: !refused.includes("reminder_hours"),
      reviewRequest: !refused.includes("review_request"),
    },
  };
}

const noticeKindOf = {
  reminderDay: "reminder_day",
  reminderHours: "reminder_hours",
  reviewRequest: "review_request",
} as const satisfies Record<keyof Notices, NoticeKind>;

/** The kinds of mail to switch, each on or off. */
export function toSwitches(notices: Partial<Notices>): Partial<Record<NoticeKind, boolean>> {
  return Object.fromEntries(
    Object.entries(notices).map(([name, wanted]) => [noticeKindOf[name as keyof Notices], wanted]),
  );
}

/** @param currentId the session of the caller's token */
export function toSession({ id, userAgent, createdAt, seenAt }: LiveSession, currentId: string): Session {
  return {
    _id: id,
    current: id === currentId,
    userAgent,
    createdAt: new Date(createdAt).toISOString(),
    seenAt: new Date(seenAt).toISOString(),
  };
}
