import { setTimeout as pause } from "node:timers/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import type { LinkToken } from "#server/identity/port.ts";

export const resetRequestPath = "/api/auth/request-password-reset";

/** How long a link to a new password is good. */
export const resetSeconds = 60 * 60;

const answerMs = 300;

/** The name under which better-auth keeps a token for a new password. */
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

/** Holds an answer back, so that its time does not tell whether an account was found. */
export async function sameTimeForAll(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, pause(answerMs)]);
  return response;
}
