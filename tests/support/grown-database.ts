import { foundSalon } from "#server/boot/found-salon.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";
import { fillYears } from "#tests/support/years.ts";

/** A database to ask for plans. PostgreSQL plans by the data in its tables, SQLite only by its indexes. */
export async function openGrownDatabase(now: number): Promise<TestEngine> {
  const opened = await openTestEngine();
  if (opened.engine.name === "postgres") {
    await opened.engine.transaction(async (tx) => {
      await foundSalon(tx, { demo: true, now });
      await fillCatalogue(tx, now);
    });
    await fillYears(opened.engine, { bookings: 5_000, now });
  }
  return opened;
}
