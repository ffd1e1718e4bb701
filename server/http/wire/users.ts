import type { Me, User } from "#contract/users.ts";
import type { UserRow } from "#server/database/users.ts";

export function toUser(row: UserRow): User {
  return { _id: row.id, name: row.name, email: row.email, role: row.role };
}

export function toMe(row: UserRow): Me {
  return { ...toUser(row), photoURL: row.photo_url, phone: row.phone };
}
