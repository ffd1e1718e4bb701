import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database that only one test file uses. */
export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Makes a database on the test server.
 * @param template the database to copy, which nobody may be connected to; an empty database without it
 */
export async function createTestDatabase(template = "template0"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copied as files, which is a third of the work that it is to write each page of it into the log.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: databaseUrl(name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** The address of one database on the test server. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement as the server's superuser. */
export async function administer(statement: string): Promise<void> {
  await openOffice().query(statement);
}

let office: pg.Pool | undefined;

/** One connection for all databases that a process makes and drops; it ends by itself, and keeps nobody waiting. */
function openOffice(): pg.Pool {
  if (!office) {
    office = new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true });
    // Unheard, a server that stops would end the process.
    office.on("error", () => {});
  }
  return office;
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is not set: run `npm test -- "api on PostgreSQL"`, which starts a server.',
    );
  return url;
}
