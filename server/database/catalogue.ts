import { sql } from "kysely";
import type { Diary, Master, ServiceTiming, SpecialHours } from "#domain/availability/types.ts";
import { isAddOn } from "#domain/service-choice.ts";
import type { CellRange } from "#domain/time/cells.ts";
import { askedTogether, inOne } from "#server/database/asked-together.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { Kept } from "#server/database/kept-by-version.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { listAllServices, offered, type ServiceRow } from "#server/database/services.ts";

/** What availability depends on and what changes rarely: a diary without what is taken. */
export interface Catalogue extends Omit<Diary, "busy" | "now"> {
  /** What is sold, and on what terms. */
  offer: Offer;
  /** The services that are no longer offered. */
  hidden: Diary["services"];
}

/** Rows of the catalogue. They are shared and must not be changed. */
export interface Offer {
  salon: SalonRow;
  /** What customers can book, in the salon's order: services, variants and add-ons. */
  services: readonly ServiceRow[];
}

/** What is taken, by resource, and the version of the catalogue, both read at the same moment. */
export interface Taken {
  version: string;
  byResource: Map<string, number[]>;
}

const kept = new Kept<Catalogue>();

/** Reads what is taken in a span of cells, in one statement. */
export async function readTaken(db: Handle, span: CellRange): Promise<Taken> {
  const [taken] = await readTakenIn(db, [span]);
  return taken as Taken;
}

/** Like `readTaken`. Questions that arrive while others are answered share a statement. */
export const askTaken: (db: Handle, span: CellRange) => Promise<Taken> = askedTogether(readTakenIn, {
  atOnce: 2,
  together: 8,
  patienceMs: 250,
});

async function readTakenIn(db: Handle, spans: readonly CellRange[]): Promise<Taken[]> {
  const each = spans.map(
    ({ fromCell, toCell }, place) => sql<TakenRow>`
      select ${sql.lit(place)} as place, version, resource_id, string_agg(cast(cell as text), ',') as cells
      from catalogue_version left join cells on cell >= ${fromCell} and cell < ${toCell}
      group by version, resource_id`,
  );
  const { rows } = await inOne(each).execute(db);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error("The catalogue has no version.");
  const taken = spans.map((): Taken => ({ version, byResource: new Map() }));
  for (const { place, resource_id, cells } of rows) {
    if (resource_id !== null && cells !== null)
      taken[place]?.byResource.set(resource_id, cells.split(",").map(Number));
  }
  return taken;
}

interface TakenRow {
  /** Of the span that it belongs to. */
  place: number;
  version: string;
  resource_id: string | null;
  cells: string | null;
}

/** The catalogue of a version, if this server has cached it. */
export function keptCatalogue(version: string): Catalogue | undefined {
  return kept.get(version);
}

/** The zone of the last cached catalogue: a guess until the version is known. */
export function likelyZone(): string | undefined {
  return kept.latest()?.salon.zone;
}

/** The catalogue of the version that this snapshot has seen, read if it isn't cached. */
export async function readCatalogue(db: Snapshot, version: string): Promise<Catalogue> {
  return kept.get(version) ?? kept.keep(version, await readAnew(db));
}

async function readAnew(db: Snapshot): Promise<Catalogue> {
  const salon = await readSalon(db);
  const hours = await db.selectFrom("opening_hours").select(["weekday", "opens", "closes"]).execute();
  const all = await listAllServices(db);
  const services = offered(all);
  return {
    offer: { salon, services },
    salon: {
      zone: salon.zone,
      slotStepMinutes: salon.slot_step_minutes,
      leadMinutes: salon.lead_minutes,
      horizonDays: salon.horizon_days,
    },
    hours,
    exceptions: await readExceptions(db),
    masters: await readMasters(db, all),
    services: services.map(timingOf),
    hidden: all.filter((service) => !services.includes(service)).map(timingOf),
    rooms: await readRooms(db),
  };
}

function timingOf(service: ServiceRow): ServiceTiming {
  return {
    id: service.id,
    minutes: service.minutes,
    prepMinutes: service.prep_minutes,
    processingStartMinutes: service.processing_start,
    processingMinutes: service.processing_minutes,
    cleanupMinutes: service.cleanup_minutes,
    roomId: service.room_id,
    isAddOn: isAddOn(service),
  };
}

async function readMasters(db: Handle, services: readonly ServiceRow[]): Promise<Master[]> {
  const masters = await db.selectFrom("masters").select(["id", "position"]).where("active", "=", 1).execute();
  const hours = await db
    .selectFrom("master_hours")
    .select(["master_id", "weekday", "opens", "closes"])
    .execute();
  const hoursOf = Map.groupBy(hours, (span) => span.master_id);
  return masters.map(({ id, position }) => ({
    id,
    position,
    hours: hoursOf.get(id) ?? [],
    serviceIds: services.filter(({ masterIds }) => masterIds.includes(id)).map((service) => service.id),
  }));
}

async function readRooms(db: Handle) {
  const units = await db
    .selectFrom("resources")
    .select(["id", "room_id"])
    .where("room_id", "is not", null)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.room_id ?? "");
  return [...unitsOf].map(([id, own]) => ({ id, unitIds: own.map((unit) => unit.id) }));
}

async function readExceptions(db: Handle): Promise<SpecialHours[]> {
  const rows = await db
    .selectFrom("hours_exceptions")
    .select(["master_id", "date", "opens", "closes"])
    .execute();
  return rows.map(({ master_id, date, opens, closes }) => ({
    masterId: master_id,
    from: date,
    to: date,
    spans: opens === null || closes === null ? [] : [{ opens, closes }],
  }));
}
