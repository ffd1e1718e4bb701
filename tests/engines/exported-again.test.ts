import { expect, test } from "vitest";
import { guessMeanings, toLines } from "#app/features/imports/columns.ts";
import { exportedFile } from "#app/features/imports/exported-file.ts";
import { readFile } from "#app/features/imports/read-file.ts";
import type { ExportedKind } from "#contract/imports.ts";
import { categories } from "#domain/categories.ts";
import { type ImportKind, type ImportLine, mostImportLines } from "#domain/imports/lines.ts";
import { foundSalon } from "#server/boot/found-salon.ts";
import { newId } from "#server/database/new-id.ts";
import { exportLines } from "#server/usecases/imports/export-lines.ts";
import { importFile, planImport } from "#server/usecases/imports/import-file.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { emptyImportLine } from "#tests/support/import-lines.ts";
import { seeded } from "#tests/support/random.ts";

/** The clocks of London go back on 25 October. */
const now = Date.parse("2026-10-20T09:00:00Z");
const zone = "Europe/London";
const hourMs = 3_600_000;
const owner = "owner";
const kinds = ["services", "masters", "visits"] as const;

test.each([1, 2, 3])(
  "a salon's export imports unchanged into an empty one, and changes nothing in its own, seed %i",
  async (seed) => {
    const from = await openSalon();
    const to = await openSalon();
    await drawSalon(from, seed);
    for (const kind of kinds) {
      const file = await exported(from, kind);
      expect(file.lines.length).toBeGreaterThan(kind === "visits" ? 40 : 3);
      const { outcomes } = await planImport(from, { kind, lines: file.lines, monthFirst: false });
      const changed = outcomes.filter((one) => one.becomes !== "unchanged" || one.keeps.length > 0);
      expect(changed).toEqual([]);
      await bring(to, kind, file.lines);
      expect(await contentOf(to, kind)).toEqual(await contentOf(from, kind));
      expect(await contentOf(from, kind)).not.toEqual([]);
    }
    await from.remove();
    await to.remove();
  },
);

async function openSalon() {
  const { engine, remove } = await openTestEngine();
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: false, now });
    await tx.updateTable("salon").set({ zone }).execute();
    const person = { id: owner, email: "owner@example.com", name: "Owner", role: "admin" as const };
    await tx
      .insertInto("users")
      .values({ ...person, email_verified: 1, created_at: now })
      .execute();
    await tx.deleteFrom("opening_hours").execute();
    const week = [0, 1, 2, 3, 4, 5, 6];
    await tx
      .insertInto("opening_hours")
      .values(week.map((weekday) => ({ id: newId(), weekday, opens: "00:00", closes: "24:00" })))
      .execute();
  });
  return { engine, remove, now: () => now };
}

type Salon = Awaited<ReturnType<typeof openSalon>>;

/** The lines of a file as the owner's browser saves it and reads it again, with each column as guessed. */
async function exported(salon: Salon, kind: ExportedKind) {
  const { lines, next } = await exportLines(salon, kind, "");
  expect(next).toBeNull();
  const read = await readFile(new File([exportedFile(kind, lines)], `${kind}.csv`), mostImportLines);
  if (typeof read === "string" || "openQuoteIn" in read) throw new Error(JSON.stringify(read));
  const meant = toLines(read, guessMeanings(kind, read));
  return { lines: meant.map((line): ImportLine => ({ ...emptyImportLine, ...line })) };
}

async function bring(salon: Salon, kind: ImportKind, lines: ImportLine[]) {
  const done = await importFile(salon, owner, { kind, lines, monthFirst: false, fileName: "file.csv" });
  if (!done.ok) throw new Error(done.code);
  expect(done.value).toMatchObject({ made: lines.length, joined: 0, unchanged: 0, refused: 0 });
}

/** Names that a spreadsheet could misread, and names that contain separators. */
const odd = [
  "=cmd()",
  "+Glow",
  "-10",
  "@home",
  "Brows, both",
  "Wash & go",
  "a/b",
  'The "best"',
  "'quoted",
  "ভ্রু",
];

async function drawSalon(salon: Salon, seed: number) {
  const draw = seeded(seed);
  const random = (most: number) => Math.floor(draw() * most);
  const among = <One>(list: readonly One[]): One => list[random(list.length)] as One;
  const line = (row: number, about: Partial<ImportLine>): ImportLine => ({
    ...emptyImportLine,
    row,
    ...about,
  });
  const services = odd.map((name, at) =>
    line(at + 2, {
      name: `${name} ${at}`,
      nameBn: among(["", `সেবা ${at}`]),
      category: among(["", ...categories]),
      price: `${random(4000) / 100 + 1}`,
      minutes: `${5 + 5 * random(20)}`,
      details: among(["", "Two\nlines", "=1+1"]),
    }),
  );
  await bring(salon, "services", services);
  const span = () => {
    const opens = 6 + random(6);
    const two = (hour: number) => String(hour).padStart(2, "0");
    return `${two(opens)}:${among(["00", "35"])}-${two(opens + 3)}:30, ${two(opens + 4)}:00-${among(["24:00", "21:05"])}`;
  };
  const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
  const masters = ["Nadia", "Rina; senior", "=Sadia", "Tania, the second", "Nobody"].map((name, at) =>
    line(at + 2, {
      name,
      nameBn: among(["", "নাদিয়া"]),
      role: among(["", "Stylist"]),
      bio: among(["", "Ten years\nhere"]),
      services:
        name === "Nobody"
          ? "none"
          : at === 0
            ? ""
            : odd
                .map((odd, at) => `${odd} ${at}`)
                .slice(random(9))
                .join("; "),
      hours:
        name === "Nobody"
          ? "none"
          : at === 0
            ? ""
            : days
                .slice(random(3))
                .map((day) => `${day} ${span()}`)
                .join("; "),
    }),
  );
  await bring(salon, "masters", masters);
  const wall = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toString();
  const visits = Array.from({ length: 150 }, (_, at) => {
    const chosen = [...new Set([among(services), among(services)])];
    const who = random(40);
    return line(at + 2, {
      externalId: `V-${at}`,
      name: `=Guest ${who}`,
      number: `017000000${String(who).padStart(2, "0")}`,
      email: who % 3 === 0 ? `guest${who}@example.com` : "",
      // Half of them are around the hour that occurs twice in London.
      date: wall(
        at % 2 === 0
          ? Date.parse("2026-10-24T22:00:00Z") + random(80) * 300_000
          : now + hourMs + random(90 * 24 * 12) * 300_000,
      ).slice(0, 25),
      services: chosen.map(({ name }) => name).join("; "),
      master: among(["", "Nadia", "Nadia", "=Sadia", chosen.map(() => "Nadia").join("; ")]),
      minutes: among(["", chosen.map(() => `${10 + 5 * random(8)}`).join("; ")]),
      price: among(["", "12.50", "0"]),
      note: among(["", "Late\nagain", "-5"]),
    });
  });
  const planned = await planImport(salon, { kind: "visits", lines: visits, monthFirst: false });
  const left = new Set(
    [...(planned.toArrange ?? []), ...planned.outcomes.filter(({ becomes }) => becomes !== "new")].map(
      ({ row }) => row,
    ),
  );
  await bring(
    salon,
    "visits",
    visits.filter(({ row }) => !left.has(row)),
  );
}

/** What is stored of a kind, without ids, in a fixed order. */
async function contentOf({ engine }: Salon, kind: ExportedKind): Promise<unknown[]> {
  const rows = await contents[kind](engine.read);
  return rows.map((row) => JSON.stringify(row)).sort();
}

const contents = {
  services: (db: Salon["engine"]["read"]) =>
    db
      .selectFrom("services")
      .select(["name", "name_bn", "category", "price_cents", "minutes", "details"])
      .orderBy("position")
      .execute(),
  masters: async (db: Salon["engine"]["read"]) => {
    const masters = await db.selectFrom("masters").selectAll().execute();
    const hours = await db.selectFrom("master_hours").selectAll().orderBy("opens").execute();
    const performed = await db
      .selectFrom("master_services")
      .innerJoin("services", "services.id", "master_services.service_id")
      .select(["master_id", "name"])
      .execute();
    return masters.map(({ id, name, name_bn, role, bio }) => ({
      ...{ name, name_bn, role, bio },
      hours: hours
        .filter(({ master_id }) => master_id === id)
        .map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`)
        .sort(),
      services: performed.flatMap((one) => (one.master_id === id ? [one.name] : [])).sort(),
    }));
  },
  visits: async (db: Salon["engine"]["read"]) => {
    const visits = await db.selectFrom("bookings").selectAll().execute();
    const items = await db
      .selectFrom("booking_items as item")
      .innerJoin("masters", "masters.id", "item.master_id")
      .select(["item.booking_id", "item.service_name", "item.starts_at", "item.ends_at", "masters.name"])
      .orderBy("item.position")
      .execute();
    const guests = await db.selectFrom("guests").select(["id", "name", "phone"]).execute();
    return visits.map(
      ({ id, name, email, phone, price_cents, state, starts_at, ends_at, note, guest_id }) => ({
        ...{ name, email, phone, price_cents, state, starts_at, ends_at, note },
        guest: guests.find((guest) => guest.id === guest_id)?.phone,
        items: items.flatMap(({ booking_id, ...item }) => (booking_id === id ? [item] : [])),
      }),
    );
  },
};
