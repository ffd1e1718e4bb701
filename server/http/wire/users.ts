import type { Session } from "#contract/sessions.ts";
import type { Me, User } from "#contract/users.ts";
import type { UserRow } from "#server/database/users.ts";
import type { LiveSession } from "#server/identity/port.ts";

/** @param memberUntil epoch milliseconds; null for who is no member */
export function toUser(row: UserRow, memberUntil: number | null): User {
  const { id: _id, name, email, role } = row;
  const until = memberUntil === null ? null : new Date(memberUntil).toISOString();
  return { _id, name, email, role, memberUntil: until };
}

export function toMe(row: UserRow, memberUntil: number | null): Me {
  return { ...toUser(row, memberUntil), photoURL: row.photo_url, phone: row.phone };
}

/** @param currentId the session that the caller's token stands for */
export function toSession({ id, userAgent, createdAt, seenAt }: LiveSession, currentId: string): Session {
  return {
    _id: id,
    current: id === currentId,
    userAgent,
    createdAt: new Date(createdAt).toISOString(),
    seenAt: new Date(seenAt).toISOString(),
  };
}
