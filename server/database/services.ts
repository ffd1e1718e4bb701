import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Ask } from "#domain/deposit-rules.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptByVersion } from "#server/database/kept-by-version.ts";
import type { ServicesTable } from "#server/database/schema/catalogue.ts";

/** A row as it is stored. */
export type StoredService = Selectable<ServicesTable>;

/** A service, variant or add-on. A variant has its service's fields, except for its price, minutes and processing. */
export type ServiceRow = Omit<StoredService, "deposit"> & {
  /** What is asked for at booking. Null: the salon's setting. */
  deposit: Ask | null;
  /** The active masters who perform it, in the salon's order. */
  masterIds: string[];
  /** The services that it can be added to, including hidden ones. Empty unless it is an add-on. */
  addOnTo: string[];
};

/** Everything that customers can book, in the salon's order: the listed services, their variants and the add-ons. */
export async function listOffered(db: Handle): Promise<ServiceRow[]> {
  return offered(await withOthers(db, inOrder(db)));
}

/** Like `listOffered`, but reads again only when the catalogue has changed. */
export const listKeptOffered = keptByVersion(listOffered);

/** Which of some services, variants and add-ons customers can book. */
export async function listOfferedById(db: Handle, ids: readonly string[]): Promise<ServiceRow[]> {
  const named = inOrder(db).where((eb) =>
    eb.or([
      eb("id", "in", ids),
      // A variant's service is read with it, for the fields that the variant takes from it.
      eb("id", "in", eb.selectFrom("services as named").select("variant_of").where("named.id", "in", ids)),
    ]),
  );
  return offered(await withOthers(db, named)).filter(({ id }) => ids.includes(id));
}

/** The whole catalogue, including hidden entries, in the salon's order. */
export function listAllServices(db: Handle): Promise<ServiceRow[]> {
  return withOthers(db, inOrder(db));
}

/** One service, variant or add-on as it is stored, hidden or not. Undefined if there is none. */
export function findStoredService(db: Handle, id: string): Promise<StoredService | undefined> {
  return db.selectFrom("services").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The picture of a service, hidden or not. A variant has its service's. '' for an add-on, which has none. */
export async function findPictureOf(db: Handle, id: string): Promise<string> {
  const found = await db
    .selectFrom("services as own")
    .innerJoin("services as base", (join) =>
      join.on((eb) => eb("base.id", "=", eb.fn.coalesce("own.variant_of", "own.id"))),
    )
    .select("base.image")
    .where("own.id", "=", id)
    .executeTakeFirst();
  return found?.image ?? "";
}

function inOrder(db: Handle) {
  return db
    .selectFrom("services")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("add_ons")
        .select(sql<string | null>`string_agg(service_id, ',')`.as("added_to"))
        .whereRef("add_ons.add_on_id", "=", "services.id")
        .as("added_to"),
    )
    .orderBy("position")
    .orderBy("id");
}

/** Adds to services the data of related rows. @param query also reads the service of every variant that it reads */
async function withOthers(db: Handle, query: ReturnType<typeof inOrder>): Promise<ServiceRow[]> {
  const [services, performed] = await Promise.all([query.execute(), performedServices(db).execute()]);
  const byId = new Map(services.map((service) => [service.id, service]));
  const mastersOf = Map.groupBy(performed, (row) => row.service_id);
  return services.map(({ added_to, ...service }) => {
    const base = byId.get(service.variant_of ?? service.id) ?? service;
    const { image, details, details_bn, room_id, prep_minutes, cleanup_minutes } = base;
    return {
      ...service,
      ...{ image, details, details_bn, room_id, prep_minutes, cleanup_minutes },
      deposit: base.deposit === null ? null : JSON.parse(base.deposit),
      masterIds: (mastersOf.get(base.id) ?? []).map((row) => row.master_id),
      addOnTo: added_to?.split(",").sort() ?? [],
    };
  });
}

/** Leaves out hidden services and the variants of hidden services. */
export function offered(services: readonly ServiceRow[]): ServiceRow[] {
  const shown = new Set(services.filter(({ hidden }) => hidden === 0).map(({ id }) => id));
  return services.filter(({ id, variant_of }) => shown.has(id) && shown.has(variant_of ?? id));
}

/** The variants of a service as they are stored, including hidden ones. */
export function listVariantsOf(db: Handle, serviceId: string): Promise<StoredService[]> {
  return db.selectFrom("services").selectAll().where("variant_of", "=", serviceId).execute();
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

/** Sets which of the current masters perform a service. Rows of former masters stay. */
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

/** Sets the services that an add-on can be added to. */
export async function setAddOnTo(db: Handle, addOnId: string, serviceIds: readonly string[]): Promise<void> {
  await db.deleteFrom("add_ons").where("add_on_id", "=", addOnId).execute();
  if (serviceIds.length === 0) return;
  await db
    .insertInto("add_ons")
    .values(serviceIds.map((service_id) => ({ service_id, add_on_id: addOnId })))
    .execute();
}

/** Whether a service is an add-on. */
export async function isStoredAddOn(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("add_ons")
    .select("service_id")
    .where("add_on_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

function performedServices(db: Handle) {
  return db
    .selectFrom("master_services")
    .innerJoin("masters", "masters.id", "master_services.master_id")
    .select(["master_services.service_id", "master_services.master_id"])
    .where("masters.active", "=", 1)
    .orderBy("masters.position");
}
