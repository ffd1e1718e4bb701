import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ServicesTable } from "#server/database/schema/catalogue.ts";

export type ServiceRow = Selectable<ServicesTable> & { masterIds: string[] };

/** Every service that visitors see, in the salon's order, with the active masters who perform it. */
export async function listServices(db: Handle): Promise<ServiceRow[]> {
  const [services, performed] = await Promise.all([
    db.selectFrom("services").selectAll().where("hidden", "=", 0).orderBy("position").orderBy("id").execute(),
    performedServices(db).execute(),
  ]);
  const mastersOf = Map.groupBy(performed, (row) => row.service_id);
  return services.map((service) => ({
    ...service,
    masterIds: (mastersOf.get(service.id) ?? []).map((row) => row.master_id),
  }));
}

/** One service that visitors see; undefined when there is none. */
export async function findService(db: Handle, id: string): Promise<ServiceRow | undefined> {
  const service = await db
    .selectFrom("services")
    .selectAll()
    .where("id", "=", id)
    .where("hidden", "=", 0)
    .executeTakeFirst();
  if (!service) return undefined;
  const performed = await performedServices(db).where("master_services.service_id", "=", id).execute();
  return { ...service, masterIds: performed.map((row) => row.master_id) };
}

/** Services by name, for a call that names no id. */
export async function findServiceByName(db: Handle, name: string): Promise<ServiceRow | undefined> {
  const found = await db
    .selectFrom("services")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["name"]), "=", eb.fn<string>("lower", [eb.val(name)])))
    .where("hidden", "=", 0)
    .executeTakeFirst();
  return found && findService(db, found.id);
}

/** @throws a unique violation when another service has this name */
export async function insertService(
  db: Handle,
  service: Omit<Insertable<ServicesTable>, "position">,
  masterIds: readonly string[],
): Promise<void> {
  await db
    .insertInto("services")
    .values((eb) => ({
      ...service,
      position: eb.selectFrom("services").select((inner) => inner.fn.count<number>("id").as("position")),
    }))
    .execute();
  if (masterIds.length > 0) {
    await db
      .insertInto("master_services")
      .values(masterIds.map((master_id) => ({ master_id, service_id: service.id })))
      .execute();
  }
}

function performedServices(db: Handle) {
  return db
    .selectFrom("master_services")
    .innerJoin("masters", "masters.id", "master_services.master_id")
    .select(["master_services.service_id", "master_services.master_id"])
    .where("masters.active", "=", 1)
    .orderBy("masters.position");
}
