import { expect, test } from "vitest";
import { importFile } from "#server/usecases/imports/import-file.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { emptyImportLine } from "#tests/support/import-lines.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test.each(["guests", "visits"] as const)(
  "%s that another owner imports between the plan and the writing are not written twice",
  async (kind) => {
    const date = new Date(salon.clock.now() + days(9)).toISOString().slice(0, 10);
    const lines = [1, 2, 3].map((row) => ({
      ...emptyImportLine,
      ...{ row, name: `Overtaken ${kind} ${row}`, email: `${kind}${row}@example.com` },
      ...(kind === "visits" && { services: "Threading", date, time: "15:00" }),
    }));
    const file = { kind, lines, fileName: "overtaken.csv", monthFirst: false };
    const { app } = salon;
    let isFirst = true;
    const overtaken = new Proxy(app.engine, {
      get(target, name) {
        if (name !== "transaction") return Reflect.get(target, name);
        return async (work: Parameters<typeof target.transaction>[0]) => {
          if (isFirst) {
            isFirst = false;
            expect(await importFile(app, owner.userId, file)).toMatchObject({ ok: true });
          }
          return await target.transaction(work);
        };
      },
    });
    const late = await importFile({ now: app.now, engine: overtaken }, owner.userId, file);
    expect(late).toMatchObject({ ok: false, code: "wrong_state" });
    const written = await app.engine.read
      .selectFrom(kind === "guests" ? "guests" : "bookings")
      .select("name")
      .where("name", "like", `Overtaken ${kind}%`)
      .execute();
    expect(written.map(({ name }) => name).sort()).toEqual(lines.map(({ name }) => name));
  },
);
