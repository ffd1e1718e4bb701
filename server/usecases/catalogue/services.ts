import type { ServiceChange } from "#contract/services.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMasters } from "#server/database/masters.ts";
import { newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";
import {
  changeService,
  findAnyService,
  insertService,
  listAllServices,
  setPerformers,
} from "#server/database/services.ts";
import { refuseTiming, type TimingDraft, timingColumns } from "#server/usecases/catalogue/timing.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/** Adds a service at the end of the catalogue. Minutes default to 60, masters to everyone. @returns its id */
export async function createService(
  app: DatabaseAndClock,
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

/**
 * Changes a service, or hides and shows it. Booked visits and held quotes stay as they were agreed.
 * @returns how many were changed
 */
export async function updateService(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  change: ServiceChange,
): Promise<Result<number>> {
  const performers =
    change.masterIds === undefined ? null : await performersOf(app.engine.read, change.masterIds);
  if (performers && !performers.ok) return performers;
  try {
    const changed = await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const service = await findAnyService(tx, id);
      if (!service) return refuse("not_found", "There is no such service.");
      const columns = { ...columnsOf(change), ...timingColumns(change) };
      const refused = await refuseTiming(tx, { ...service, ...columns });
      if (refused) return refused;
      await changeService(tx, id, columns);
      await queueForeignPicture(tx, { of: "service", id, address: change.img }, app.now());
      if (performers) await setPerformers(tx, id, performers.value);
      await audit(tx, { actorId, action: "update_service", subjectId: id }, app.now());
      return ok(1);
    });
    if (changed.ok) await app.engine.announce("availability");
    return changed;
  } catch (error) {
    if (!app.engine.violates(error, "serviceName")) throw error;
    return nameTaken();
  }
}

/**
 * Puts the services into the order in which guests see them. Those that are not named, because somebody has just
 * added them, follow in the order they had.
 * @returns how many changed their place
 */
export async function orderServices(
  app: DatabaseAndClock,
  actorId: string,
  ids: string[],
): Promise<Result<number>> {
  const named = [...new Set(ids)];
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const services = await listAllServices(tx);
    const positions = new Map(services.map(({ id, position }) => [id, position]));
    if (named.some((id) => !positions.has(id))) return refuse("not_found", "One of these services is gone.");
    const others = services.map(({ id }) => id).filter((id) => !named.includes(id));
    const moved = [...named, ...others]
      .map((id, position) => ({ id, position }))
      .filter(({ id, position }) => positions.get(id) !== position);
    for (const { id, position } of moved) await changeService(tx, id, { position });
    if (moved.length > 0)
      await audit(tx, { actorId, action: "order_services", subjectId: salonId }, app.now());
    return ok(moved.length);
  });
}

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

function columnsOf(change: ServiceChange) {
  const { service_name, price, details, img, tagline, nameBn, detailsBn, taglineBn, minutes, hidden } =
    change;
  return {
    ...(service_name !== undefined && { name: service_name }),
    ...(price !== undefined && { price_cents: toCents(price) }),
    ...(details !== undefined && { details }),
    ...(img !== undefined && { image: img }),
    ...(tagline !== undefined && { tagline }),
    ...(nameBn !== undefined && { name_bn: nameBn || null }),
    ...(detailsBn !== undefined && { details_bn: detailsBn || null }),
    ...(taglineBn !== undefined && { tagline_bn: taglineBn || null }),
    ...(minutes !== undefined && { minutes }),
    ...(hidden !== undefined && { hidden: Number(hidden) }),
  };
}

/** No two services share a name, whatever its case: tabs and bookings go by it. */
function nameTaken(): Refusal {
  return refuse("name_taken", "Another service has this name already.", {
    errors: [{ field: "service_name", message: "Another service has this name already" }],
  });
}

/** The masters that a service is to have, each once: everyone when nobody is named. Refuses who does not work here. */
async function performersOf(db: Handle, named: string[] | undefined): Promise<Result<string[]>> {
  const everyone = (await listMasters(db)).map((master) => master.id);
  const masterIds = [...new Set(named ?? everyone)];
  if (masterIds.every((id) => everyone.includes(id))) return ok(masterIds);
  return refuse("invalid_input", "One of these masters does not work here.", {
    errors: [{ field: "masterIds", message: "One of these masters does not work here" }],
  });
}
