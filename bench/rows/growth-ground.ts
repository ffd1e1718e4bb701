import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { buildParts, type Parts } from "#server/boot/build-parts.ts";
import { readConfig } from "#server/config.ts";
import { createServer } from "#server/http/server.ts";
import { createClock } from "#tests/support/clock.ts";
import { addPerson } from "#tests/support/people.ts";
import { fillYears } from "#tests/support/years.ts";

export const publicUrl = "http://localhost:4600";
/** The time at which the bench's customers come. */
export const clock = createClock(new Date().toISOString());

/** A salon of one size, with a signed-in user of each kind. */
export interface Ground {
  bookings: number;
  parts: Parts;
  server: FastifyInstance;
  guest: string;
  regular: string;
  staff: string;
  owner: string;
  service: string;
  freeService: string;
  close(): Promise<void>;
}

/** Makes one call. @throws when it is refused */
export async function ask<Answer>(
  { server }: Ground,
  {
    method,
    url,
    token,
    body,
  }: { method: "GET" | "POST" | "DELETE"; url: string; token: string; body?: object },
): Promise<Answer> {
  const answer = await server.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    // Limits count per network.
    remoteAddress: `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join(".")}`,
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 300)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** Opens a separate salon with a number of bookings. @param postgresUrl of a cluster; SQLite when absent */
export async function openGround(bookings: number, postgresUrl: string | undefined): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-growth-"));
  const url = postgresUrl && (await createDatabase(postgresUrl, `growth_${bookings}`));
  const config = readConfig({
    PORT: "4600",
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: url,
    // Filling takes a while.
    DATABASE_TIMEOUT: "600",
  });
  const parts = await buildParts(config, folder, { demoWeek: false });
  await fillYears(parts.app.engine, { bookings, now: Date.now() });
  const { app, demoProvider, mailbox } = parts;
  const server = createServer({
    app,
    demoProvider,
    mailbox,
    publicUrl,
    trustProxy: false,
    logLevel: "silent",
    sandbox: null,
  });
  await server.ready();
  const tokenOf = async (role: "staff" | "admin") =>
    await app.tokens.issueToken(await addPerson({ app, clock }, { role }), Date.now());
  const ground: Ground = {
    bookings,
    parts,
    server,
    guest: await signIn(parts, 7),
    regular: await signIn(parts, 0),
    staff: await tokenOf("staff"),
    owner: await tokenOf("admin"),
    service: "",
    freeService: "",
    async close() {
      await server.close();
      await parts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const services = await ask<{ _id: string }[]>(ground, {
    method: "GET",
    url: "/services",
    token: ground.guest,
  });
  ground.service = services[0]?._id ?? "";
  const body = {
    service_name: "Bench",
    price: 0,
    details: "Booked by the bench.",
    img: "/art/facial.svg",
    minutes: 15,
  };
  const made = await ask<{ insertedId: string }>(ground, {
    method: "POST",
    url: "/services",
    token: ground.owner,
    body,
  });
  ground.freeService = made.insertedId;
  return ground;
}

/** Signs in one of the generated customers. @returns a token */
export async function signIn({ app }: Parts, person: number): Promise<string> {
  const sessionId = randomUUID();
  const now = new Date();
  const end = new Date(now.getTime() + 86_400_000);
  await sql`insert into auth_session ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
    values (${sessionId}, ${end}, ${randomUUID()}, ${now}, ${now}, ${`years-${person}`})`.execute(
    app.engine.write,
  );
  return await app.tokens.issueToken({ userId: `years-user-${person}`, sessionId }, now.getTime());
}

/** Makes a database in a cluster. @returns its URL */
export async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
