import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callLoosely } from "#tests/support/calls.ts";
import { addStaff } from "#tests/support/desk.ts";
import type { Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

/** PostgreSQL's disk is separate. */
const onSqlite = process.env.ENGINE !== "postgres";
let salon: TestSalon;
let staff: Person;

beforeAll(async () => {
  if (!onSqlite) return;
  salon = await openSalon();
  staff = await addStaff(salon);
});

afterAll(async () => {
  if (onSqlite) await salon.close();
});

/** @param pages how large the database may grow; 1 for its current size */
const leaveRoom = (pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(salon.app.engine.write);

test.runIf(onSqlite)(
  "while the disk is full a write call says when to retry, the log says why, and everything resumes once there is room",
  async () => {
    await leaveRoom(1);
    const write = async (at: number) => {
      const body = { name: "Nadia Rahman", number: `0171100${1000 + at}`, address: "Road 27 ".repeat(20) };
      return await callLoosely(salon, "createGuest", { body }, staff);
    };
    const answers = [];
    for (let at = 0; at < 200 && answers.at(-1)?.status !== 503; at++) answers.push(await write(at));
    const refused = answers.at(-1);
    expect(refused).toMatchObject({ status: 503, body: { code: "not_ready" } });
    expect(refused?.headers["retry-after"]).toBe("5");
    expect((await callLoosely(salon, "listServices", {})).status).toBe(200);
    await expect(
      salon.app.engine.transaction((tx) =>
        sql`create table more as select zeroblob(100000) as a`.execute(tx),
      ),
    ).rejects.toThrow("The disk is full.");
    await leaveRoom(1_000_000);
    expect((await write(200)).status).toBe(201);
    expect(salon.bugs).toEqual([]);
  },
);
