import { setTimeout as pause } from "node:timers/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import type { LinkToken } from "#server/identity/port.ts";

export const resetRequestPath = "/api/auth/request-password-reset";

/** How long a password reset link is valid. */
export const resetSeconds = 60 * 60;

const answerMs = 300;

/** The identifier under which better-auth stores a password reset token. */
export function resetIdentifier(token: string): string {
  return `reset-password:${token}`;
}

/** @param id of better-auth's record of the request */
export async function readResetRequest(
  database: { readonly read: QueryExecutorProvider },
  id: string,
): Promise<LinkToken | null> {
  const found = await sql<{ identifier: string; email: string }>`
    select v."identifier", u."email" from auth_verification v join auth_user u on u."id" = v."value"
    where v."id" = ${id} and v."expiresAt" > ${new Date()}
  `.execute(database.read);
  const request = found.rows[0];
  const [, token] = request?.identifier.split(resetIdentifier("")) ?? [];
  return request && token ? { email: request.email, token } : null;
}

/** Delays a response, so that its time does not reveal whether an account was found. */
export async function sameTimeForAll(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, pause(answerMs)]);
  return response;
}
