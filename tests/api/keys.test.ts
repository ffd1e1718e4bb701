import { beforeAll, describe, expect, test } from "vitest";
import { access } from "#contract/access.ts";
import { type CallName, paths } from "#contract/paths.ts";
import { scopeOf } from "#contract/scopes.ts";
import { type Scope, scopes } from "#domain/scopes.ts";
import { opens } from "#tests/api/keys-matrix.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely, type Loose } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { addKey } from "#tests/support/programs.ts";

const names = Object.keys(paths) as CallName[];
const salon = givenSalon();
const subject = givenPerson(salon);
const owner = givenOwner(salon);
const keys = new Map<Scope, string>();

beforeAll(async () => {
  for (const scope of scopes) keys.set(scope, (await addKey(salon, [scope], owner)).token);
});

describe.each(scopes)("a key with the scope %s", (scope) => {
  const asKey = () => ({ token: keys.get(scope) ?? "" });

  test("allows the calls of that scope", async () => {
    expect(opens[scope].length).toBeGreaterThan(0);
    for (const name of opens[scope]) {
      const { status } = await callLoosely(salon, name, await sampleCalls[name](salon, subject), asKey());
      expect([name, [401, 403].includes(status) || status >= 500]).toEqual([name, false]);
    }
  });

  test("allows no other call, and the refusal names the required scope", async () => {
    for (const name of names.filter((one) => !opens[scope].includes(one))) {
      const { status, headers, body } = await callLoosely(salon, name, someplace(name), asKey());
      const needed = scopes.find((one) => opens[one].includes(name));
      const challenge = needed && `Bearer error="insufficient_scope", scope="${needed}"`;
      if (name === "uploadImage") expect([status, body.code]).toEqual([401, "unauthenticated"]);
      else {
        const answered = [name, status, body.code, body.scope, headers["www-authenticate"]];
        expect(answered).toEqual([name, 403, "forbidden", needed, challenge]);
      }
    }
  });
});

test("the contract's table of scopes matches the routes, and gives access to nothing for admins except totals", () => {
  const written = Object.fromEntries(scopes.flatMap((scope) => opens[scope].map((name) => [name, scope])));
  expect(scopeOf).toEqual(written);
  const forAdmins = names.filter((name) => scopeOf[name] && access[name] === "admin");
  expect(forAdmins.toSorted()).toEqual(["readFigures", "readRevenue"]);
});

test("a key has 256 bits, is shown once, and is only stored as a hash", async () => {
  const { token } = await addKey(salon, ["catalogue:read"], owner);
  expect(token).toMatch(/^shk_[\w-]{43}$/);
  const kept = JSON.stringify(await salon.app.engine.read.selectFrom("api_keys").selectAll().execute());
  expect(kept).not.toContain(token.slice(8));
  expect(JSON.stringify(await call(salon, "listApiKeys", {}, owner))).not.toContain(token.slice(8));
});

test("a revoked key is refused at once, even where visitors may call", async () => {
  const { id, token } = await addKey(salon, ["catalogue:read"], owner);
  expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(200);
  expect(await call(salon, "revokeApiKey", { params: { id } }, owner)).toEqual({ modifiedCount: 1 });
  expect(await call(salon, "revokeApiKey", { params: { id } }, owner)).toEqual({ modifiedCount: 0 });
  for (const name of ["listServices", "readMe"] as const) {
    const { status, body } = await callLoosely(salon, name, {}, { token });
    expect([status, body.detail]).toEqual([401, "This key is not known here, or it was revoked."]);
  }
  const listed = await call(salon, "listApiKeys", {}, owner);
  expect(listed.find(({ _id }) => _id === id)?.revokedAt).not.toBeNull();
  expect(listed.map(({ revokedAt }) => revokedAt === null)).toEqual(
    listed.map(({ revokedAt }) => revokedAt === null).toSorted((a, b) => Number(b) - Number(a)),
  );
});

test("an unknown key is refused", async () => {
  const token = `shk_${"A".repeat(43)}`;
  expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(401);
});

test("keys end with their maker's rights, and don't return with them", async () => {
  for (const lose of ["demoted", "removed"] as const) {
    const maker = await addPerson(salon, { role: "admin" });
    const { id, token } = await addKey(salon, ["catalogue:read"], maker);
    const at = { params: { id: maker.userId } };
    if (lose === "removed") await call(salon, "deleteUser", { ...at, query: {} }, owner);
    else await call(salon, "changeRole", { ...at, body: { role: "staff" } }, owner);
    expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(401);
    if (lose === "demoted") await call(salon, "makeAdmin", at, owner);
    expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(401);
    const listed = (await call(salon, "listApiKeys", {}, owner)).find(({ _id }) => _id === id);
    expect([listed?.revokedAt === null, listed?.madeBy]).toEqual([
      false,
      lose === "removed" ? null : maker.name,
    ]);
  }
});

test("the owner sees when a key was last used, to the hour", async () => {
  const { id, token } = await addKey(salon, ["catalogue:read"], owner);
  const lastUse = async () =>
    (await call(salon, "listApiKeys", {}, owner)).find(({ _id }) => _id === id)?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const first = new Date(salon.clock.now()).toISOString();
  await callLoosely(salon, "listServices", {}, { token });
  salon.clock.advance(minutes(20));
  await callLoosely(salon, "listServices", {}, { token });
  expect(await lastUse()).toBe(first);
  salon.clock.advance(hours(1));
  await callLoosely(salon, "listServices", {}, { token });
  expect(await lastUse()).toBe(new Date(salon.clock.now()).toISOString());
});

test("a program books, moves and cancels like the desk, and its changes are logged", async () => {
  const { id: keyId, token } = await addKey(
    salon,
    ["bookings:read", "bookings:write", "bookings:cancel"],
    owner,
  );
  const { id } = await bookAhead(salon, 72);
  const noted = await callLoosely(
    salon,
    "updateBooking",
    { params: { id }, body: { note: "By the lift." } },
    { token },
  );
  expect(noted.status).toBe(200);
  const { status, body } = await callLoosely(
    salon,
    "cancelBooking",
    { params: { id }, body: { by: "salon" } },
    { token },
  );
  expect([status, body.refund]).toEqual([200, 6]);
  const log = await salon.app.engine.read
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("subject_id", "=", keyId)
    .orderBy("id")
    .execute();
  expect(log).toEqual(
    ["create_key", "by_key_updateBooking", "by_key_cancelBooking"].map((action) => ({
      action,
      actor_id: owner.userId,
    })),
  );
});

test("a key has its own limit of calls a minute, whatever it calls", async () => {
  salon.clock.advance(minutes(2));
  const { id, token } = await addKey(salon, ["catalogue:read"], owner);
  const { now } = salon.clock;
  const count = { key: `key:${id}`, window_start: now() - (now() % 60_000), count: 599 };
  await salon.app.engine.write.insertInto("rate_limits").values(count).execute();
  expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(200);
  const { status, headers } = await callLoosely(salon, "readSalon", {}, { token });
  expect([status, headers["retry-after"]]).toEqual([429, "60"]);
  const other = { token: keys.get("catalogue:read") ?? "" };
  expect((await callLoosely(salon, "listServices", {}, other)).status).toBe(200);
  salon.clock.advance(minutes(1));
  expect((await callLoosely(salon, "listServices", {}, { token })).status).toBe(200);
});

test("a salon has at most twenty active keys", async () => {
  const others = (await call(salon, "listApiKeys", {}, owner)).filter(({ revokedAt }) => revokedAt === null);
  const body = { name: "One of many", scopes: ["catalogue:read" as const] };
  for (let made = others.length; made < 20; made++) await call(salon, "createApiKey", { body }, owner);
  const refusal = await callLoosely(salon, "createApiKey", { body }, owner);
  expect([refusal.status, refusal.body.code]).toEqual([409, "wrong_state"]);
  await call(salon, "revokeApiKey", { params: { id: others[0]?._id ?? "" } }, owner);
  expect((await callLoosely(salon, "createApiKey", { body }, owner)).status).toBe(201);
});

test("the API description says which scope each call needs, and how a key is sent", async () => {
  const description = (await salon.server.inject("/api/openapi.json")).json();
  expect(description.components.securitySchemes.key).toMatchObject({ type: "http", scheme: "bearer" });
  expect(description.paths["/bookings"].get).toMatchObject({
    security: [{ bearer: [] }, { key: ["bookings:read"] }],
    description: expect.stringContaining("`bookings:read`"),
  });
  expect(description.paths["/services"].get.security).toEqual([{}, { key: ["catalogue:read"] }]);
  expect(description.paths["/api-keys"].post.security).toEqual([{ bearer: [] }]);
});

/** An address of the call that leads to nothing. */
function someplace(name: CallName): Loose {
  const places = [...paths[name].matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => [place, "x"]);
  return { params: Object.fromEntries(places) };
}
