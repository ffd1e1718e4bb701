import type { Transaction } from "kysely";
import type { ServiceChange, ServiceToAdd } from "#contract/services.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import {
  changeService,
  findStoredService,
  insertService,
  isStoredAddOn,
  listAllServices,
  listVariantsOf,
  type StoredService,
  setAddOnTo,
  setPerformers,
} from "#server/database/services.ts";
import { refuseAddOnTo } from "#server/usecases/catalogue/add-ons.ts";
import { fromWireAsk } from "#server/usecases/catalogue/asks.ts";
import { refuseChanged } from "#server/usecases/catalogue/changed-service.ts";
import { createdOnce } from "#server/usecases/catalogue/created-once.ts";
import { movedInto } from "#server/usecases/catalogue/in-order.ts";
import { refuseForeign, type ServiceKind } from "#server/usecases/catalogue/kinds.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { performersOf } from "#server/usecases/catalogue/performers.ts";
import { refuseTakenName } from "#server/usecases/catalogue/refuse-taken-name.ts";
import { refuseSold } from "#server/usecases/catalogue/sold-sessions.ts";
import { type RoomChange, takeRoomForNearest, takeRoomWork } from "#server/usecases/catalogue/take-room.ts";
import { refuseTiming, timingColumns } from "#server/usecases/catalogue/timing.ts";
import { refuseVariantNames, variantColumns, wholeNames } from "#server/usecases/catalogue/variant-names.ts";
import { type Hits, noHits, visitsUnable } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { dropReplaced } from "#server/usecases/pictures/remove-picture.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { idOfMade } from "#server/usecases/written-once.ts";

/** Creates a service at the end of the catalogue. Minutes default to 60, masters to everyone. @returns its id */
export async function createService(
  app: DatabaseAndClock,
  actorId: string,
  draft: ServiceToAdd,
): Promise<Result<string>> {
  const id = idOfMade("service", actorId, draft);
  return await createdOnce(app, { id, nameField: "service_name" }, async () => {
    const performers = await performersOf(app.engine.read, draft.masterIds);
    if (!performers.ok) return performers;
    const service = {
      ...newRow(id, draft, usualMinutes, app.now()),
      name: draft.service_name,
      details: draft.details,
      tagline: draft.tagline ?? "",
      image: draft.img,
      ...columnsOf(draft),
    };
    return await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const refused = await refuseTiming(tx, service);
      if (refused) return refused;
      await insertService(tx, service, performers.value);
      await queueForeignPicture(tx, { of: "service", id, address: draft.img }, app.now());
      await audit(tx, { actorId, action: "create_service", subjectId: id }, app.now());
      return ok(id);
    });
  });
}

/**
 * Changes, hides or shows a service, a variant or an add-on. Variants follow the name of their service. Booked visits
 * and held quotes stay as they were agreed, except for rooms: they take a unit of a new room where one is free, and
 * give back a room that is no longer needed. Refuses a field that its kind doesn't have, and one that somebody else has
 * changed since it was seen.
 * @returns what finds no free unit of the new room, and in `unable` what has a master who no longer performs the
 *   service
 */
export async function updateService(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  change: ServiceChange,
): Promise<Result<{ withoutUnit: Hits; unable: Hits }>> {
  const performers =
    change.masterIds === undefined ? null : await performersOf(app.engine.read, change.masterIds);
  if (performers && !performers.ok) return performers;
  try {
    const update = { actorId, id, change, performers: performers?.value };
    const updated = await app.engine.transaction((tx) => updateIn(app, tx, update));
    if (!updated.ok) return updated;
    const { serviceIds, room } = updated.value;
    const withoutUnit = room ? await takeRoomForNearest(app, room) : noHits;
    await app.engine.announce("availability");
    return ok({ withoutUnit, unable: performers ? await visitsUnable(app, null, serviceIds) : noHits });
  } catch (error) {
    if (!app.engine.violates(error, "serviceName")) throw error;
    return refuseTakenName(change.variantName === undefined ? "service_name" : "variantName");
  }
}

interface Update {
  actorId: string;
  id: string;
  change: ServiceChange;
  /** Absent: the masters stay. */
  performers: readonly string[] | undefined;
}

/** @returns the service with its variants; null in place of a room that stays */
async function updateIn(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { actorId, id, change, performers }: Update,
): Promise<Result<{ serviceIds: string[]; room: RoomChange | null }>> {
  await app.engine.lock(tx, "salon", salonId);
  const stored = await findStoredService(tx, id);
  if (!stored) return refuse("not_found", "There is no such service.");
  const columns = { ...columnsOf(change), ...timingColumns(change) };
  const service = { ...stored, ...columns };
  const family = await readFamily(tx, service);
  const { addOnTo } = change;
  const hides = change.hidden && stored.hidden === 0;
  const refused =
    refuseForeign(await kindOf(tx, stored), change) ??
    (await refuseChanged(tx, id, change)) ??
    refuseVariantNames(family.service, family.variants) ??
    (await refuseTiming(tx, service)) ??
    (addOnTo ? await refuseAddOnTo(tx, addOnTo) : null) ??
    (hides ? await refuseSold(tx, hiddenWith(stored, family), app.now()) : null);
  if (refused) return refused;
  await changeService(tx, id, columns);
  for (const variant of family.variants)
    await changeService(tx, variant.id, wholeNames(family.service, variant));
  if (addOnTo) await setAddOnTo(tx, id, [...new Set(addOnTo)]);
  await queueForeignPicture(tx, { of: "service", id, address: change.img }, app.now());
  await dropReplaced(tx, { from: stored.image, to: change.img }, app.now());
  if (performers) await setPerformers(tx, id, performers);
  await audit(tx, { actorId, action: "update_service", subjectId: id }, app.now());
  const serviceIds = [id, ...family.variants.map((one) => one.id)];
  const [from, to] = [stored.room_id, service.room_id];
  if (from === to) return ok({ serviceIds, room: null });
  const room = { from, to, serviceIds };
  await enqueue(tx, takeRoomWork(room, app.now()), app.now());
  return ok({ serviceIds, room });
}

/** A service with its variants as they will be, or a variant among those of its service. */
async function readFamily(db: Handle, changed: StoredService) {
  const stored = changed.variant_of === null ? changed : await findStoredService(db, changed.variant_of);
  const service = stored ?? changed;
  const variants = (await listVariantsOf(db, service.id)).map((one) =>
    one.id === changed.id ? changed : one,
  );
  return { service, variants };
}

/** What hiding a service also hides: its variants. */
function hiddenWith({ id, variant_of }: StoredService, { variants }: { variants: readonly StoredService[] }) {
  return variant_of === null ? [id, ...variants.map((one) => one.id)] : [id];
}

async function kindOf(db: Handle, { id, variant_of }: StoredService): Promise<ServiceKind> {
  if (variant_of !== null) return "variant";
  return (await isStoredAddOn(db, id)) ? "addOn" : "service";
}

/**
 * Sets the order in which guests see the services. Services that are not named, because somebody has just added them,
 * come last, in their previous order.
 * @returns how many changed their place
 */
export async function orderServices(
  app: DatabaseAndClock,
  actorId: string,
  ids: string[],
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const moved = movedInto(ids, await listAllServices(tx));
    if (!moved) return refuse("not_found", "One of these services is gone.");
    for (const { id, position } of moved) await changeService(tx, id, { position });
    if (moved.length > 0)
      await audit(tx, { actorId, action: "order_services", subjectId: salonId }, app.now());
    return ok(moved.length);
  });
}

const usualMinutes = 60;

function columnsOf(change: ServiceChange) {
  const {
    service_name,
    price,
    details,
    img,
    tagline,
    nameBn,
    detailsBn,
    taglineBn,
    minutes,
    hidden,
    category,
    deposit,
  } = change;
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
    ...(category !== undefined && { category }),
    ...(deposit !== undefined && { deposit: deposit && JSON.stringify(fromWireAsk(deposit)) }),
    ...variantColumns(change),
  };
}
