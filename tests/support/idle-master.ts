import type { Handle } from "#server/database/handle.ts";

/** A master who has done nothing yet, with one of the services that the master does. */
export function readIdleMaster(db: Handle): Promise<{ master_id: string; service_id: string }> {
  return db
    .selectFrom("master_services")
    .select(["master_id", "service_id"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("booking_items")
            .select("booking_id")
            .whereRef("booking_items.master_id", "=", "master_services.master_id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
}
