import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit.ts";
import { listMasters } from "#server/database/masters.ts";
import { newId } from "#server/database/new-id.ts";
import { insertService } from "#server/database/services.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface ServiceDraft {
  service_name: string;
  /** Dollars. */
  price: number;
  details: string;
  img: string;
  tagline?: string | undefined;
  minutes?: number | undefined;
  masterIds?: string[] | undefined;
}

const defaultMinutes = 60;

/** Adds a service at the end of the catalogue. Minutes default to 60, masters to everyone. @returns its id */
export async function createService(
  app: UseCases,
  actorId: string,
  draft: ServiceDraft,
): Promise<Result<string>> {
  const everyone = (await listMasters(app.engine.read)).map((master) => master.id);
  const masterIds = [...new Set(draft.masterIds ?? everyone)];
  if (masterIds.some((id) => !everyone.includes(id))) {
    return refuse("invalid_input", "One of these masters does not work here.", {
      errors: [{ field: "masterIds", message: "One of these masters does not work here" }],
    });
  }
  const id = newId();
  const service = {
    id,
    name: draft.service_name,
    details: draft.details,
    tagline: draft.tagline ?? "",
    image: draft.img,
    price_cents: toCents(draft.price),
    minutes: draft.minutes ?? defaultMinutes,
    prep_minutes: 0,
    processing_start: 0,
    processing_minutes: 0,
    cleanup_minutes: 0,
    room_id: null,
    hidden: 0,
    created_at: app.now(),
  };
  try {
    await app.engine.transaction(async (tx) => {
      await insertService(tx, service, masterIds);
      await audit(tx, { actorId, action: "create_service", subjectId: id }, app.now());
    });
  } catch (error) {
    if (!app.engine.isUniqueViolation(error)) throw error;
    return refuse("name_taken", "Another service has this name already.", {
      errors: [{ field: "service_name", message: "Another service has this name already" }],
    });
  }
  return ok(id);
}
