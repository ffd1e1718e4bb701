import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/list.ts";
import { insertIdentity, insertUser, markEmailVerified } from "#server/database/users.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { verifyEmail } from "#server/usecases/people/verify-email.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

const rules = ["cells", "serviceName", "identity", "verifiedEmail"] as const;

let salon: TestSalon;

beforeEach(async () => {
  salon = await openSalon();
});

afterEach(() => salon.close());

test("each engine tells its unique keys apart by name", async () => {
  const mim = await addUser("mim@example.com", { verified: true });
  await insertIdentity(salon.app.engine.write, { provider: "here", subject: "1", userId: mim }, 1);
  const violations = {
    cells: () => sql`insert into cells select * from cells limit 1`.execute(salon.app.engine.write),
    serviceName: () =>
      sql`update services set name = (select min(name) from services)`.execute(salon.app.engine.write),
    identity: () =>
      insertIdentity(salon.app.engine.write, { provider: "here", subject: "1", userId: mim }, 1),
    verifiedEmail: () => addUser("mim@example.com", { verified: true }),
  };
  await claimSomething();
  for (const violated of rules) {
    const error: unknown = await violations[violated]().then(
      () => null,
      (reason) => reason,
    );
    expect(error, violated).toBeInstanceOf(Error);
    const named = rules.filter((rule) => salon.app.engine.violates(error, rule));
    expect(named).toEqual([violated]);
  }
});

test("first sign-ins through several providers at once make one user per verified address", async () => {
  for (let round = 0; round < 8; round++) {
    const email = `person${round}@example.com`;
    const proof = (provider: string) => ({
      provider,
      subject: `${provider}-${round}`,
      email,
      emailVerified: true,
      name: "Mim",
      photoURL: null,
    });
    const ids = await Promise.all(
      ["embedded", "google", "firebase", "embedded"].map((name) =>
        findOrCreateUser(salon.app, proof(name), { welcome: true }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const users = salon.app.engine.read.selectFrom("users").select("id").where("email", "=", email);
    expect(await users.execute()).toHaveLength(1);
  }
});

test("a verified address stays with its user when another one verifies it", async () => {
  const first = await addUser("rupa@example.com", { verified: true });
  const second = await addUser("rupa@example.com", { verified: false });
  await verifyEmail(salon.app, second);
  expect(await verifiedOf("rupa@example.com")).toEqual([first]);
});

test("a deleted user's verified address can be used by the next one", async () => {
  const first = await addUser("leaving@example.com", { verified: true });
  await salon.app.engine.write.updateTable("users").set({ deleted_at: 1 }).where("id", "=", first).execute();
  const second = await addUser("leaving@example.com", { verified: false });
  expect(await markEmailVerified(salon.app.engine.write, second)).toBe(true);
});

test("of several users with one verified address a migration leaves it to the first", async () => {
  const { engine } = salon.app;
  await sql`drop index users_by_verified_email`.execute(engine.write);
  await sql`delete from migrations where name = '0021-one-verified-user'`.execute(engine.write);
  const ids: string[] = [];
  for (let age = 3; age > 0; age--) ids.push(await addUser("old@example.com", { verified: true, age }));
  await migrate(engine, migrations);
  expect(await verifiedOf("old@example.com")).toEqual([ids[0]]);
});

function addUser(email: string, { verified, age = 0 }: { verified: boolean; age?: number }): Promise<string> {
  const profile = { email, emailVerified: verified, name: "Mim", photoURL: null };
  return insertUser(salon.app.engine.write, profile, salon.clock.now() - age);
}

async function verifiedOf(email: string): Promise<string[]> {
  const users = await salon.app.engine.read
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified", "=", 1)
    .execute();
  return users.map(({ id }) => id);
}

/** Claims a cell for somebody's time off. */
async function claimSomething(): Promise<void> {
  const { write } = salon.app.engine;
  await sql`insert into time_off (id, resource_id, starts_at, ends_at, reason, created_at)
    select 'off', id, 0, 1, '', 1 from resources limit 1`.execute(write);
  await sql`insert into cells (resource_id, cell, time_off_id)
    select resource_id, 1, id from time_off where id = 'off'`.execute(write);
}
