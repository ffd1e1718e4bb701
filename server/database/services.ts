import type { Insertable, Selectable, Updateable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { keptByVersion } from "#server/database/kept-by-version.ts";
import type { ServicesTable } from "#server/database/schema/catalogue.ts";

export type ServiceRow = Selectable<ServicesTable> & { masterIds: string[] };

/** Every service that visitors see, in the salon's order, with the active masters who perform it. */
export function listServices(db: Handle): Promise<ServiceRow[]> {
  return withMasters(db, inOrder(db).where("hidden", "=", 0));
}

/** As `listServices`, read again only where the catalogue has changed. */
export const listKeptServices = keptByVersion(listServices);

/** Those among some services that visitors see. */
export function listServicesById(db: Handle, ids: readonly string[]): Promise<ServiceRow[]> {
  return withMasters(db, inOrder(db).where("hidden", "=", 0).where("id", "in", ids));
}

/** Every service, the hidden ones too, in the salon's order. */
export function listAllServices(db: Handle): Promise<ServiceRow[]> {
  return withMasters(db, inOrder(db));
}

/** One service, hidden or not; undefined when there is none. */
export function findAnyService(db: Handle, id: string): Promise<Selectable<ServicesTable> | undefined> {
  return db.selectFrom("services").selectAll().where("id", "=", id).executeTakeFirst();
}

function inOrder(db: Handle) {
  return db.selectFrom("services").selectAll().orderBy("position").orderBy("id");
}

async function withMasters(db: Handle, query: ReturnType<typeof inOrder>): Promise<ServiceRow[]> {
  const [services, performed] = await Promise.all([query.execute(), performedServices(db).execute()]);
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

/** @throws a unique violation when another service has this name */
export async function changeService(
  db: Handle,
  id: string,
  change: Updateable<ServicesTable>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable("services").set(change).where("id", "=", id).execute();
}

/** Sets which of the present masters perform a service. Rows of former masters stay. */
export async function setPerformers(
  db: Handle,
  serviceId: string,
  masterIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("master_services")
    .where("service_id", "=", serviceId)
    .where("master_id", "in", (eb) => eb.selectFrom("masters").select("id").where("active", "=", 1))
    .execute();
  if (masterIds.length === 0) return;
  await db
    .insertInto("master_services")
    .values(masterIds.map((master_id) => ({ master_id, service_id: serviceId })))
    .execute();
}

function performedServices(db: Handle) {
  return db
    .selectFrom("master_services")
    .innerJoin("masters", "masters.id", "master_services.master_id")
    .select(["master_services.service_id", "master_services.master_id"])
    .where("masters.active", "=", 1)
    .orderBy("masters.position");
}
