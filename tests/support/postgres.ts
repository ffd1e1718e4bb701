import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database for a single test file. */
export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the test server.
 * @param template the database to copy, which must have no connections; an empty database when absent
 */
export async function createTestDatabase(template = "template0"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying the files is a third of the work of writing each page to the log.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: databaseUrl(name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** The address of one database on the test server. */
function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement as the server's superuser. */
async function administer(statement: string): Promise<void> {
  await openOffice().query(statement);
}

let office: pg.Pool | undefined;

/**
 * One connection for all databases that a process creates and drops. It closes by itself and keeps no process alive.
 */
function openOffice(): pg.Pool {
  if (!office) {
    office = new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true });
    // Without a listener, a server that stops would end the process.
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
