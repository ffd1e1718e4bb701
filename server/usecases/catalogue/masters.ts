import type { MasterDraftChange, MasterToAdd } from "#contract/schedules.ts";
import { mostHits } from "#domain/visit.ts";
import { audit } from "#server/database/audit-log.ts";
import { listComingVisits } from "#server/database/coming-visits.ts";
import type { Handle } from "#server/database/handle.ts";
import {
  activateMaster,
  findAnyMaster,
  findMaster,
  insertMaster,
  type MasterDetails,
  readWork,
  updateMaster,
} from "#server/database/masters.ts";
import { keepFormerHours, keepPastHours } from "#server/database/past-hours.ts";
import { salonId } from "#server/database/salon.ts";
import { listAllServices } from "#server/database/services.ts";
import {
  type Hits,
  heldWith,
  noHits,
  visitsOutside,
  visitsUnable,
} from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { dropReplaced } from "#server/usecases/pictures/remove-picture.ts";
import { ok, type Refusal, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/**
 * Adds a master who can be booked at once; the same with the same key again answers the one who is there. Refuses an
 * unknown service.
 * @returns the id
 */
export async function createMaster(
  app: DatabaseAndClock,
  actorId: string,
  details: MasterToAdd,
): Promise<Result<string>> {
  const id = idOfMade("master", actorId, details);
  return await writtenOnce(
    async () => ((await findAnyMaster(app.engine.read, id)) ? ok(id) : undefined),
    () => addMaster(app, { id, actorId }, details),
  );
}

async function addMaster(
  app: DatabaseAndClock,
  { id, actorId }: { id: string; actorId: string },
  details: MasterToAdd,
): Promise<Result<string>> {
  const refused = await refuseUnknownServices(app.engine.read, details);
  if (refused) return refused;
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    await insertMaster(tx, details, app.now(), id);
    await audit(tx, { actorId, action: "create_master", subjectId: id }, app.now());
  });
  await app.engine.announce("availability");
  return ok(id);
}

/**
 * Replaces a master's name, hours or services. What is left out stays. Booked visits stay where they are. Refuses hours
 * over a week that somebody else has saved meanwhile.
 * @returns visits of this master that now fall outside the hours, and in `unable` those with a service that she no
 * longer performs
 */
export async function saveMaster(
  app: DatabaseAndClock,
  actorId: string,
  masterId: string,
  { seen, ...change }: MasterDraftChange,
): Promise<Result<{ outside: Hits; unable: Hits }>> {
  const refused = await refuseUnknownServices(app.engine.read, change);
  if (refused) return refused;
  const saved = await app.engine.transaction(async (tx): Promise<Result<undefined>> => {
    await app.engine.lock(tx, "salon", salonId);
    const master = await findMaster(tx, masterId);
    if (!master) return refuse("not_found", "There is no such master.");
    const work = await readWork(tx, masterId);
    if (seen && change.hours && ![seen, change.hours].some((week) => sameWeek(week, work.hours)))
      return weekChanged;
    const { hours = work.hours, serviceIds = work.serviceIds } = change;
    const { name = master.name, role = master.role, photo = master.photo, bio = master.bio } = change;
    await keepPastHours(tx, { owner: masterId, week: work.hours, next: hours }, app.now());
    await dropReplaced(tx, { from: master.photo, to: photo }, app.now());
    await updateMaster(tx, masterId, { ...change, name, role, photo, bio, hours, serviceIds });
    await audit(tx, { actorId, action: "save_master", subjectId: masterId }, app.now());
    return ok(undefined);
  });
  if (!saved.ok) return saved;
  await app.engine.announce("availability");
  const unable = change.serviceIds ? await visitsUnable(app, masterId) : noHits;
  return ok({ outside: await visitsOutside(app, masterId), unable });
}

const weekChanged = refuse(
  "wrong_state",
  "Somebody else has changed these days meanwhile. Discard your changes to see theirs, or save again to keep yours.",
);

function sameWeek(one: MasterDetails["hours"], other: MasterDetails["hours"]): boolean {
  const [said, otherSaid] = [one, other].map((week) =>
    week.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`).toSorted(),
  );
  return String(said) === String(otherSaid);
}

async function refuseUnknownServices(
  db: Handle,
  { serviceIds = [] }: Partial<Pick<MasterDetails, "serviceIds">>,
): Promise<Refusal | null> {
  // The masters of a service also perform its variants.
  const services = (await listAllServices(db)).filter(({ variant_of }) => variant_of === null);
  const known = new Set(services.map(({ id }) => id));
  if (serviceIds.every((id) => known.has(id))) return null;
  return refuseField("serviceIds", "One of these services is not in the catalogue");
}

/**
 * Lets a master leave, or come back. A master who has left is no longer offered but is never deleted: past visits keep
 * the name, and coming visits stay until staff move them.
 * @returns for a master who leaves, the next coming visits, `mostHits` at most, and the hours held with her
 */
export async function retireMaster(
  app: DatabaseAndClock,
  actorId: string,
  masterId: string,
  worksHere: boolean,
): Promise<Result<Hits>> {
  const found = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const before = await findAnyMaster(tx, masterId);
    if (!before) return false;
    await activateMaster(tx, masterId, worksHere);
    if (worksHere !== (before.active === 1)) {
      const { hours } = await readWork(tx, masterId);
      const [week, next] = worksHere ? [[], hours] : [hours, []];
      if (worksHere) await keepFormerHours(tx, { owner: masterId, week: hours }, app.now());
      await keepPastHours(tx, { owner: masterId, week, next }, app.now());
    }
    const action = worksHere ? "master_returns" : "master_leaves";
    await audit(tx, { actorId, action, subjectId: masterId }, app.now());
    return true;
  });
  if (!found) return refuse("not_found", "There is no such master.");
  await app.engine.announce("availability");
  if (worksHere) return ok(noHits);
  const now = app.now();
  return ok({
    visits: await listComingVisits(app.engine.read, { now, masterId, limit: mostHits }),
    held: await heldWith(app.engine.read, now, (part) => part.master_id === masterId),
  });
}
