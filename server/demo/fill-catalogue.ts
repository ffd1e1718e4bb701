import { toDollars } from "#domain/money.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { insertService, setAddOnTo } from "#server/database/services.ts";
import { demoAddOns } from "#server/demo/add-ons.ts";
import { demoMasters } from "#server/demo/masters.ts";
import { type DemoService, demoServices } from "#server/demo/services.ts";
import { demoServicesInBangla } from "#server/demo/services-bangla.ts";
import { type DemoSize, demoVariants } from "#server/demo/variants.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { wholeNames } from "#server/usecases/catalogue/variant-names.ts";

/**
 * Writes the demo's masters with their hours, its only thermal bath, and the services with their variants and add-ons.
 */
export async function fillCatalogue(db: Handle, now: number): Promise<void> {
  const masterIds = await addMasters(db, now);
  const bathId = await addBath(db);
  const serviceIds = new Map<string, string>();
  for (const service of demoServices) {
    const itself = demoVariants[service.name]?.itself;
    const row = {
      ...rowOf(service, now),
      category: service.category,
      details: service.details,
      tagline: service.tagline,
      ...demoServicesInBangla[service.name],
      image: `/art/${service.image}.svg`,
      cleanup_minutes: service.cleanupMinutes,
      room_id: service.bath ? bathId : null,
      ...(itself && sizeColumns(itself)),
    };
    serviceIds.set(service.name, row.id);
    await insertService(db, row, idsOf(masterIds, service.masters));
  }
  for (const service of demoServices) await addVariants(db, service, serviceIds.get(service.name) ?? "", now);
  for (const addOn of demoAddOns) {
    const row = { ...rowOf(addOn, now), name_bn: addOn.nameBn };
    await insertService(db, row, idsOf(masterIds, addOn.masters));
    await setAddOnTo(db, row.id, idsOf(serviceIds, addOn.to));
  }
}

async function addVariants(db: Handle, service: DemoService, id: string, now: number): Promise<void> {
  const { name_bn = null } = demoServicesInBangla[service.name] ?? {};
  for (const variant of demoVariants[service.name]?.others ?? []) {
    const columns = sizeColumns(variant);
    const row = {
      ...rowOf({ ...service, ...variant }, now),
      ...columns,
      ...wholeNames({ name: service.name, name_bn }, columns),
      variant_of: id,
    };
    await insertService(db, row, []);
  }
}

function rowOf(demo: Pick<DemoService, "name" | "priceCents" | "minutes" | "processing">, now: number) {
  return {
    ...newRow(newId(), { price: toDollars(demo.priceCents), minutes: demo.minutes }, demo.minutes, now),
    name: demo.name,
    processing_start: demo.processing?.start ?? 0,
    processing_minutes: demo.processing?.minutes ?? 0,
  };
}

function sizeColumns({ name, nameBn, hint, hintBn }: DemoSize) {
  return { variant_name: name, variant_name_bn: nameBn, variant_hint: hint, variant_hint_bn: hintBn };
}

function idsOf(known: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  return names.map((name) => known.get(name) ?? "");
}

/** @returns ids by first name */
async function addMasters(db: Handle, now: number): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, { hours, photo, ...master }] of demoMasters.entries()) {
    const id = newId();
    ids.set(master.name.split(" ")[0] ?? "", id);
    await db.insertInto("resources").values({ id, kind: "master", room_id: null }).execute();
    await db
      .insertInto("masters")
      .values({ ...master, id, photo: `/art/${photo}.svg`, position, active: 1, created_at: now })
      .execute();
    const spans = Object.entries(hours).flatMap(([weekday, own]) =>
      own.map(([opens, closes]) => ({ id: newId(), master_id: id, weekday: Number(weekday), opens, closes })),
    );
    await db.insertInto("master_hours").values(spans).execute();
  }
  return ids;
}

async function addBath(db: Handle): Promise<string> {
  const id = newId();
  await db.insertInto("rooms").values({ id, name: "Thermal bath" }).execute();
  await db.insertInto("resources").values({ id: newId(), kind: "unit", room_id: id }).execute();
  return id;
}
