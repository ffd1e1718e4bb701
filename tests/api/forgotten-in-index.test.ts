import { sql } from "kysely";
import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a deleted person's search text is removed from the index completely, and others are still found", async () => {
  const { engine } = salon.app;
  // PostgreSQL's index has rows, and its own vacuum removes their old texts.
  if (engine.name === "postgres") return;
  const inIndex = async () => {
    const { rows } = await sql<{ blocks: number }>`
      select count(*) as blocks from bookings_search_data where instr(block, cast('ǟǡǣ' as blob)) > 0`.execute(
      engine.read,
    );
    return rows[0]?.blocks;
  };
  const [guest, admin] = [await addPerson(salon), await addPerson(salon, { role: "admin" })];
  const { bookingId: id } = await book(salon, guest, await freeVisit(salon));
  await engine.write.updateTable("bookings").set({ name: "ǟǡǣ Rahman" }).where("id", "=", id).execute();
  await salon.drain();
  const found = async () =>
    (await call(salon, "listBookings", { query: { search: "01700000001" } }, admin)).length;
  const before = await found();
  await call(salon, "deleteUser", { params: { id: guest.userId }, query: {} }, admin);
  salon.clock.advance(days(60));
  expect(await inIndex()).toBe(1);
  await tidyUp(salon.app);
  expect([await inIndex(), await found()]).toEqual([0, before - 1]);
});
