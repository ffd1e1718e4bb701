import type { Selectable, Updateable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { PortfolioWorksTable } from "#server/database/schema/content.ts";

export type WorkRow = Selectable<PortfolioWorksTable>;

/** Every work, shown or not, in order. */
export async function listWorks(db: Handle): Promise<WorkRow[]> {
  return await db.selectFrom("portfolio_works").selectAll().orderBy("position").orderBy("id").execute();
}

export async function findWork(db: Handle, id: string): Promise<WorkRow | undefined> {
  return await db.selectFrom("portfolio_works").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertWork(db: Handle, row: WorkRow): Promise<void> {
  await db.insertInto("portfolio_works").values(row).execute();
}

export async function changeWork(
  db: Handle,
  id: string,
  change: Updateable<PortfolioWorksTable>,
): Promise<void> {
  await db.updateTable("portfolio_works").set(change).where("id", "=", id).execute();
}

export async function removeWork(db: Handle, id: string): Promise<void> {
  await db.deleteFrom("portfolio_works").where("id", "=", id).execute();
}
