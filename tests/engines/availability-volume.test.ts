import { afterAll, beforeAll, expect, test } from "vitest";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";
import { addPastVisits } from "#tests/support/past-visits.ts";
import { countRowsRead, recordReads } from "#tests/support/rows-read.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { serviceNamed } from "#tests/support/visits.ts";

let salon: TestSalon;

// Not a given salon, because its final check for wrong cells would take minutes here.
beforeAll(async () => {
  salon = await openSalon();
});

afterAll(() => salon.close());

test("a month of free hours reads as many rows beside twenty thousand past visits as beside a thousand", async () => {
  const { engine } = salon.app;
  await addPastVisits(engine, 1000, salon.clock.now() - 90 * 86_400_000);
  // The very first query also reads the catalogue, which is then cached.
  await rowsOfMonth();
  const before = await rowsOfMonth();
  expect(before).toBeGreaterThan(0);
  await addPastVisits(engine, 20_000, salon.clock.now() - 180 * 86_400_000);
  const { count } = await engine.read
    .selectFrom("cells")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(80_000);
  expect(await rowsOfMonth()).toBe(before);
});

test("there were no internal errors", () => expect(salon.bugs).toEqual([]));

async function rowsOfMonth(): Promise<number> {
  const { engine, statements } = recordReads(salon.app.engine);
  const { _id } = await serviceNamed(salon, "Threading");
  const asked = { service: [_id], master: ["any"], from: "2026-11-24", to: "2026-12-23" };
  const found = await findAvailability({ engine, now: salon.clock.now }, asked);
  expect(found.ok).toBe(true);
  return await countRowsRead(salon.app.engine, statements);
}
