import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { days } from "#tests/support/clock.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

interface Walk {
  salon: TestSalon;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/**
 * Imports services, masters and visits from files, each twice with more the second time, exports them, and undoes all
 * of it.
 */
export async function bringIn({ salon, go }: Walk): Promise<void> {
  const date = new Date(salon.clock.now() + days(5)).toISOString().slice(0, 10);
  const number = "01552340977";
  const service = { row: 2, externalId: "walk-1", name: "Walked service", price: "9", minutes: "30" };
  const master = { row: 2, externalId: "walk-1", name: "Walked master", number };
  const visit = { row: 2, externalId: "walk-1", name: "Walked guest", number, date, time: "14:00" };
  const files = [
    { kind: "services" as const, lines: [[service], [{ ...service, details: "More" }]] },
    { kind: "masters" as const, lines: [[master], [{ ...master, bio: "More" }]] },
    { kind: "visits" as const, lines: [[{ ...visit, services: service.name }]] },
  ];
  const imports: string[] = [];
  for (const { kind, lines: versions } of files)
    for (const lines of versions) {
      await go("planImport", { body: { kind, lines } });
      const { insertedId } = await go("importFile", { body: { kind, lines, fileName: "walk.csv" } });
      imports.unshift(insertedId);
    }
  for (const kind of ["services", "masters", "visits"] as const)
    await go("exportLines", { params: { kind }, query: {} });
  await go("exportLines", { params: { kind: "visits" }, query: { after: `${salon.clock.now()} walk` } });
  await go("exportGuests", { query: {} });
  for (const id of imports) await go("takeImportBack", { params: { id } });
}
