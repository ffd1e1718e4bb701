import { expect, test } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { importFile } from "#server/usecases/imports/import-file.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { emptyImportLine } from "#tests/support/import-lines.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test.each(["guests", "visits"] as const)(
  "%s that another owner imports between planning and writing are not stored twice",
  async (kind) => {
    const lines = [1, 2, 3].map((row) => ({
      ...emptyImportLine,
      ...{ row, name: `Overtaken ${kind} ${row}`, email: `${kind}${row}@example.com` },
      ...(kind === "visits" && { services: "Threading", date: soon(), time: "15:00" }),
    }));
    const file = { kind, lines, fileName: "overtaken.csv", monthFirst: false };
    const { app } = salon;
    const late = await importOvertaken(file, async () => {
      expect(await importFile(app, owner.userId, file)).toMatchObject({ ok: true });
    });
    expect(late).toMatchObject({ ok: false, code: "wrong_state" });
    const written = await app.engine.read
      .selectFrom(kind === "guests" ? "guests" : "bookings")
      .select("name")
      .where("name", "like", `Overtaken ${kind}%`)
      .execute();
    expect(written.map(({ name }) => name).sort()).toEqual(lines.map(({ name }) => name));
  },
);

test("a guest that the desk adds between planning and writing is not stored twice", async () => {
  const line = {
    ...emptyImportLine,
    name: "Mina Overtaken",
    number: "01552340911",
    email: "mina@example.com",
  };
  const file = { kind: "guests" as const, lines: [line], fileName: "guests.csv", monthFirst: false };
  const late = await importOvertaken(file, async () => {
    const body = { name: "Meena Overtaken", number: "01552340911", email: "mina@example.com" };
    await call(salon, "createGuest", { body }, owner);
  });
  expect(late).toMatchObject({ ok: false, code: "wrong_state" });
  const { guests } = await call(salon, "listGuests", { query: { search: "mina@example.com" } }, owner);
  expect(guests.map(({ name }) => name)).toEqual(["Meena Overtaken"]);
});

test("a visit is not given to a master who leaves between planning and writing", async () => {
  const { app } = salon;
  const name = "Labonno Das";
  const line = { ...emptyImportLine, name: "Rina Overtaken", number: "01552340912", services: "Threading" };
  const lines = [{ ...line, date: soon(), time: "16:00", master: name }];
  const file = { kind: "visits" as const, lines, fileName: "visits.csv", monthFirst: false };
  const late = await importOvertaken(file, async () => {
    await app.engine.write.updateTable("masters").set({ active: 0 }).where("name", "=", name).execute();
  });
  expect(late).toMatchObject({ ok: false });
});

/** Imports a file, with something that happens between planning and writing. */
async function importOvertaken(file: Parameters<typeof importFile>[2], happens: () => Promise<void>) {
  let isFirst = true;
  const engine: Engine = new Proxy(salon.app.engine, {
    get(target, name) {
      if (name !== "transaction") return Reflect.get(target, name);
      return async (work: Parameters<typeof target.transaction>[0]) => {
        if (isFirst) await happens();
        isFirst = false;
        return await target.transaction(work);
      };
    },
  });
  return await importFile({ now: salon.app.now, engine }, owner.userId, file);
}

function soon(): string {
  return new Date(salon.clock.now() + days(9)).toISOString().slice(0, 10);
}
