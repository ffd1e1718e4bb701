import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { demoMasters } from "#server/demo/masters.ts";
import { demoServices } from "#server/demo/services.ts";
import { demoServicesInBangla } from "#server/demo/services-bangla.ts";

/** Writes the demo's masters with their hours, the one thermal bath, and the services. */
export async function fillCatalogue(db: Handle, now: number): Promise<void> {
  const masterIds = await addMasters(db, now);
  const bathId = await addBath(db);
  for (const [position, service] of demoServices.entries()) {
    const id = newId();
    await db
      .insertInto("services")
      .values({
        id,
        position,
        name: service.name,
        details: service.details,
        tagline: service.tagline,
        ...demoServicesInBangla[service.name],
        image: `/art/${service.image}.svg`,
        price_cents: service.priceCents,
        minutes: service.minutes,
        prep_minutes: 0,
        processing_start: service.processing?.start ?? 0,
        processing_minutes: service.processing?.minutes ?? 0,
        cleanup_minutes: service.cleanupMinutes,
        room_id: service.bath ? bathId : null,
        hidden: 0,
        created_at: now,
      })
      .execute();
    const performed = service.masters.map((name) => ({
      service_id: id,
      master_id: masterIds.get(name) ?? "",
    }));
    await db.insertInto("master_services").values(performed).execute();
  }
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
