import { expect, test } from "vitest";
import { isAddOn } from "#domain/service-choice.ts";
import { listAllServices } from "#server/database/services.ts";
import { reportRevenue } from "#server/usecases/books/report-revenue.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundInZone } from "#tests/support/founded.ts";
import { drawYear, writeYear } from "#tests/support/random-year.ts";

const begins = Date.parse("2026-01-01T00:00:00Z");

test.each([
  [1, "Europe/London"],
  [2, "America/Santiago"],
])("revenue of a random year equals the sum of its lines, seed %i in %s", async (seed, zone) => {
  const { engine, remove } = await openTestEngine();
  await foundInZone(engine, zone, begins);
  const masters = await engine.read.selectFrom("masters").select(["id", "name"]).execute();
  const services = (await listAllServices(engine.read)).filter((service) => !isAddOn(service));
  const masterIds = masters.map(({ id }) => id);
  const year = drawYear(seed, { from: begins, masterIds, services });
  await writeYear(engine, year);
  const [from, to] = ["2026-02-10", "2026-10-30"];
  const revenue = await reportRevenue({ engine, now: () => begins }, { from, to });

  const dayOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  const lines = (await engine.read.selectFrom("ledger").selectAll().execute()).filter(
    ({ at, kind }) => kind !== "discount" && dayOf(at) >= from && dayOf(at) <= to,
  );
  const sum = (list: typeof lines) => list.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  const desk = lines.filter(({ kind }) => kind === "pay_at_salon");
  expect(revenue.deskCents).toBe(sum(desk));
  expect(revenue.cardCents).toBe(sum(lines) - sum(desk));
  expect(revenue.netCents).toBe(sum(lines));
  expect(revenue.deskCents).toBeGreaterThan(0);
  expect(revenue.cardCents).toBeGreaterThan(0);
  const linesOf = Map.groupBy(lines, ({ at }) => dayOf(at));
  for (const { date, cents } of revenue.days) expect(cents, date).toBe(sum(linesOf.get(date) ?? []));
  expect(revenue.days.length).toBe(263);

  // Each visit of the year is one service of one master.
  const bookings = await engine.read.selectFrom("bookings").select(["id", "purchase_id"]).execute();
  const payments = await engine.read.selectFrom("payments").select(["id", "purchase_id"]).execute();
  const bought = new Map(bookings.map(({ id, purchase_id }) => [purchase_id, id]));
  const paidBy = new Map(payments.map(({ id, purchase_id }) => [id, bought.get(purchase_id)]));
  const visitOf = new Map(year.visits.map((visit) => [visit.id, visit]));
  const names = new Map(masters.map(({ id, name }) => [id, name]));
  const of = (line: (typeof lines)[number]) =>
    visitOf.get(line.booking_id ?? paidBy.get(line.payment_id ?? "") ?? "");
  for (const { name, cents } of revenue.services)
    expect(cents, name).toBe(sum(lines.filter((line) => of(line)?.service.name === name)));
  for (const { name, cents } of revenue.masters)
    expect(cents, name).toBe(sum(lines.filter((line) => names.get(of(line)?.masterId ?? "") === name)));
  await remove();
});
