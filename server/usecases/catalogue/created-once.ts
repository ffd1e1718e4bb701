import { findStoredService } from "#server/database/services.ts";
import { refuseTakenName } from "#server/usecases/catalogue/refuse-taken-name.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result } from "#server/usecases/result.ts";
import { writtenOnce } from "#server/usecases/written-once.ts";

/**
 * Creates a service, a variant or an add-on, unless the same request has already done so. Refuses a name that is taken.
 * @param nameField the field that names it
 * @returns its id
 */
export async function createdOnce(
  { engine }: DatabaseAndClock,
  { id, nameField }: { id: string; nameField: "service_name" | "variantName" },
  create: () => Promise<Result<string>>,
): Promise<Result<string>> {
  return await writtenOnce(
    async () => ((await findStoredService(engine.read, id)) ? ok(id) : undefined),
    async () => {
      try {
        return await create();
      } catch (error) {
        if (!engine.violates(error, "serviceName")) throw error;
        return refuseTakenName(nameField);
      }
    },
  );
}
