import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { API_VERSION, type ApiVersion } from "../api-version.ts";
import { SCHEMA } from "./schema.ts";

export interface Store {
  db: DatabaseSync;
  /** Random, made with the file: keys the hashes of card numbers and of remembered requests. */
  salt: string;
  /** The account's API version: of calls that name none, and of events. */
  accountVersion: ApiVersion;
}

/** Opens or makes the file. What a call wrote is on disk before its answer leaves. */
export function openStore(file: string, accountVersion: ApiVersion = API_VERSION): Store {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  db.exec(SCHEMA);
  db.prepare("INSERT OR IGNORE INTO secrets (name, value) VALUES ('salt', ?)").run(
    randomBytes(32).toString("hex"),
  );
  const row = db.prepare("SELECT value FROM secrets WHERE name = 'salt'").get();
  return { db, salt: String(row?.value), accountVersion };
}

/** Runs `work` in one transaction; it commits when `work` returns and rolls back when it throws. */
export function transaction<T>(store: Store, work: () => T): T {
  store.db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    store.db.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has ended it already.
    if (store.db.isTransaction) store.db.exec("ROLLBACK");
    throw error;
  }
}
