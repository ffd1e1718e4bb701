import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";
import { insertService } from "#server/database/services.ts";
import { nameTaken } from "#server/usecases/catalogue/name-taken.ts";
import { performersOf } from "#server/usecases/catalogue/performers.ts";
import { refuseTiming, type TimingDraft, timingColumns } from "#server/usecases/catalogue/timing.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/queue-foreign-picture.ts";
import { ok, type Result } from "#server/usecases/result.ts";

export interface ServiceDraft extends TimingDraft {
  service_name: string;
  /** Dollars. */
  price: number;
  details: string;
  img: string;
  tagline?: string | undefined;
  nameBn?: string | null | undefined;
  detailsBn?: string | null | undefined;
  taglineBn?: string | null | undefined;
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
  const performers = await performersOf(app.engine.read, draft.masterIds);
  if (!performers.ok) return performers;
  const id = newId();
  const service = {
    id,
    name: draft.service_name,
    details: draft.details,
    tagline: draft.tagline ?? "",
    name_bn: draft.nameBn || null,
    details_bn: draft.detailsBn || null,
    tagline_bn: draft.taglineBn || null,
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
    ...timingColumns(draft),
  };
  try {
    return await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const refused = await refuseTiming(tx, service);
      if (refused) return refused;
      await insertService(tx, service, performers.value);
      await queueForeignPicture(tx, { of: "service", id, address: draft.img }, app.now());
      await audit(tx, { actorId, action: "create_service", subjectId: id }, app.now());
      return ok(id);
    });
  } catch (error) {
    if (!app.engine.violates(error, "serviceName")) throw error;
    return nameTaken();
  }
}
