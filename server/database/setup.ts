import { sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";

/** The numbers of what a salon needs before it opens. */
export interface SetupCounts {
  services: number;
  bookableServices: number;
  mastersWithHours: number;
}

/** Counts services and masters, in one statement each. */
export async function countSetup(db: Handle): Promise<SetupCounts> {
  const [offered, bookable, masters] = await Promise.all([
    db
      .selectFrom("services")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("hidden", "=", 0)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("services")
      .innerJoin("master_services", "master_services.service_id", "services.id")
      .innerJoin("masters", "masters.id", "master_services.master_id")
      .select((eb) => eb.fn.count<number>("services.id").distinct().as("count"))
      .where("services.hidden", "=", 0)
      .where("masters.active", "=", 1)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("master_hours")
            .select("master_hours.id")
            .whereRef("master_hours.master_id", "=", "masters.id"),
        ),
      )
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("masters")
      .innerJoin("master_hours", "master_hours.master_id", "masters.id")
      .select((eb) => eb.fn.count<number>("masters.id").distinct().as("count"))
      .where("masters.active", "=", 1)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    services: Number(offered.count),
    bookableServices: Number(bookable.count),
    mastersWithHours: Number(masters.count),
  };
}

/** The ids of everybody who works here, owners included. */
export async function listTeam(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    // As in the index.
    .where("role", "<>", sql.lit("customer"))
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether one of these people has booked and paid on the site. */
export async function hasTestBooking(db: Handle, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const found = await db
    .selectFrom("bookings")
    .select("id")
    .where("user_id", "in", userIds)
    .where("purchase_id", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
