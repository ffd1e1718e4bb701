import { createHmac } from "node:crypto";
import type { Store } from "../store/open.ts";
import { ApiError, invalidParam } from "./errors.ts";

export interface Outcome {
  status: number;
  body: string;
}

const DAY_MS = 86_400_000;
const LONGEST_KEY = 255;

/** The key as it is kept: one caller's keys never reach another's answers. */
export function scopedKey(caller: string, key: string): string {
  if (key.length > LONGEST_KEY) {
    throw invalidParam("Idempotency keys can have up to 255 characters.", "idempotency_key");
  }
  return `${caller}:${key}`;
}

/** Tells requests apart without keeping what they said. */
export function fingerprintOf(store: Store, method: string, path: string, body: string): string {
  return createHmac("sha256", store.salt).update(`${method} ${path}\n${body}`).digest("hex");
}

/** The first answer under this key, for a day; refuses the key for another request. */
export function recall(store: Store, key: string, fingerprint: string, now: number): Outcome | undefined {
  const row = store.db
    .prepare("SELECT fingerprint, status, body FROM idempotency WHERE key = ? AND created > ?")
    .get(key, now - DAY_MS);
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) throw reused(key);
  return { status: Number(row.status), body: String(row.body) };
}

/** Keeps an answer under its key, and forgets those older than a day. */
export function remember(
  store: Store,
  key: string,
  fingerprint: string,
  outcome: Outcome,
  now: number,
): void {
  store.db.prepare("DELETE FROM idempotency WHERE created <= ?").run(now - DAY_MS);
  store.db
    .prepare(
      `INSERT INTO idempotency (key, created, fingerprint, status, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET status = excluded.status, body = excluded.body`,
    )
    .run(key, now, fingerprint, outcome.status, outcome.body);
}

/** The answer while an earlier request under the same key still runs. */
export function keyInUse(key: string): ApiError {
  return new ApiError(
    409,
    "idempotency_error",
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${bare(key)}. Please try again later.`,
    { code: "idempotency_key_in_use" },
    false,
  );
}

function reused(key: string): ApiError {
  return new ApiError(
    400,
    "idempotency_error",
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${bare(key)}' if you meant to execute a different request.`,
    {},
    false,
  );
}

function bare(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
