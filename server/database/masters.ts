import type { Selectable } from "kysely";
import type { WallSpan } from "#domain/time/wall-span.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptByVersion } from "#server/database/kept-by-version.ts";
import { newId } from "#server/database/new-id.ts";
import type { MastersTable } from "#server/database/schema/catalogue.ts";

export type MasterRow = Selectable<MastersTable>;

/** The part of a master that the owner writes. */
export interface MasterDetails {
  name: string;
  role: string;
  nameBn?: string | null | undefined;
  roleBn?: string | null | undefined;
  photo: string;
  bio: string;
  serviceIds: readonly string[];
  hours: readonly (WallSpan & { weekday: number })[];
}

/** A master who works here now. Undefined for one who has left. */
export function findMaster(db: Handle, id: string): Promise<MasterRow | undefined> {
  return db.selectFrom("masters").selectAll().where("id", "=", id).where("active", "=", 1).executeTakeFirst();
}

/** A master, including one who has left. */
export function findAnyMaster(db: Handle, id: string): Promise<MasterRow | undefined> {
  return db.selectFrom("masters").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Every master, including those who have left. */
export function listEveryMaster(
  db: Handle,
): Promise<Pick<MasterRow, "id" | "name" | "active" | "created_at">[]> {
  return db
    .selectFrom("masters")
    .select(["id", "name", "active", "created_at"])
    .orderBy("active", "desc")
    .orderBy("position")
    .execute();
}

/** Adds a master, as a resource, at the end of the salon's order. @returns the id */
export async function insertMaster(
  db: Handle,
  details: MasterDetails,
  now: number,
  id = newId(),
): Promise<string> {
  const { name, role, photo, bio } = details;
  await db.insertInto("resources").values({ id, kind: "master", room_id: null }).execute();
  await db
    .insertInto("masters")
    .values((eb) => ({
      id,
      name,
      role,
      ...banglaOf(details),
      photo,
      bio,
      position: eb.selectFrom("masters").select((inner) => inner.fn.count<number>("id").as("position")),
      active: 1,
      created_at: now,
    }))
    .execute();
  await insertWork(db, id, details);
  return id;
}

/** Replaces everything that the owner writes about a master. */
export async function updateMaster(db: Handle, id: string, details: MasterDetails): Promise<void> {
  const { name, role, photo, bio } = details;
  await db
    .updateTable("masters")
    .set({ name, role, photo, bio, ...banglaOf(details) })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("master_hours").where("master_id", "=", id).execute();
  await db.deleteFrom("master_services").where("master_id", "=", id).execute();
  await insertWork(db, id, details);
}

/** An absent name stays, an empty one is removed. */
function banglaOf({ nameBn, roleBn }: MasterDetails) {
  return {
    ...(nameBn !== undefined && { name_bn: nameBn || null }),
    ...(roleBn !== undefined && { role_bn: roleBn || null }),
  };
}

async function insertWork(db: Handle, id: string, { hours, serviceIds }: MasterDetails): Promise<void> {
  if (hours.length > 0) {
    await db
      .insertInto("master_hours")
      .values(
        hours.map(({ weekday, opens, closes }) => ({ id: newId(), master_id: id, weekday, opens, closes })),
      )
      .execute();
  }
  const performed = [...new Set(serviceIds)];
  if (performed.length > 0) {
    await db
      .insertInto("master_services")
      .values(performed.map((service_id) => ({ master_id: id, service_id })))
      .execute();
  }
}

export async function readWork(
  db: Handle,
  masterId: string,
): Promise<Pick<MasterDetails, "hours" | "serviceIds">> {
  const hours = await db
    .selectFrom("master_hours")
    .select(["weekday", "opens", "closes"])
    .where("master_id", "=", masterId)
    .orderBy("weekday")
    .orderBy("opens")
    .execute();
  const performed = await db
    .selectFrom("master_services")
    .select("service_id")
    .where("master_id", "=", masterId)
    .execute();
  return { hours, serviceIds: performed.map((row) => row.service_id) };
}

/** Every master, including those who have left, in the salon's order. */
export function listAllMasters(db: Handle): Promise<MasterRow[]> {
  return db.selectFrom("masters").selectAll().orderBy("position").execute();
}

/** Which of some masters have left. */
export function listFormerMasters(db: Handle, ids: readonly string[]): Promise<MasterRow[]> {
  const query = db.selectFrom("masters").selectAll().where("id", "in", ids).where("active", "=", 0);
  return ids.length === 0 ? Promise.resolve([]) : query.orderBy("position").execute();
}

/** Sets whether a master works here. @returns the number of masters changed */
export async function activateMaster(db: Handle, id: string, active: boolean): Promise<number> {
  const result = await db
    .updateTable("masters")
    .set({ active: active ? 1 : 0 })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The masters who work here now, in the salon's order. */
export function listMasters(db: Handle): Promise<MasterRow[]> {
  return db.selectFrom("masters").selectAll().where("active", "=", 1).orderBy("position").execute();
}

/** Like `listMasters`, but reads again only when the catalogue has changed. */
export const listKeptMasters = keptByVersion(listMasters);
