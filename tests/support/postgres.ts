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
  await administer(`create database ${name} template ${template}`);
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
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is not set: run `npm test -- "api on PostgreSQL"`, which starts a server.',
    );
  return url;
}
