import type { Transaction } from "kysely";
import type { NewWork, WorkChange, WorkToAdd } from "#contract/portfolio.ts";
import { canBeConsent, consentAfter, isShown, mostWorks } from "#domain/portfolio.ts";
import { localDate } from "#domain/time/dates.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMaster } from "#server/database/masters.ts";
import {
  changeWork,
  findWork,
  insertWork,
  listWorks,
  removeWork,
  type WorkRow,
} from "#server/database/portfolio-works.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { listAllServices } from "#server/database/services.ts";
import { movedInto } from "#server/usecases/catalogue/in-order.ts";
import {
  columnsOf,
  consentOf,
  deletedPicture,
  draftOf,
  picturesOfWork,
  withoutPictures,
} from "#server/usecases/catalogue/work-row.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { dropPictures } from "#server/usecases/pictures/remove-picture.ts";
import { ok, type Refusal, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

const noSuchWork = refuse("not_found", "There is no such work.");
const workChanged = refuse("work_changed", "This work has changed meanwhile. Look at it again.");

/** The path of the pictures that come with the program. They belong to nobody and are never deleted. */
const drawings = "/art/";

type Work = NewWork & { row: WorkRow; shown: boolean };

/** All works in order, each with whether visitors may see it. */
export async function listPortfolio(db: Handle): Promise<Work[]> {
  return (await listWorks(db)).map((row) => ({
    ...draftOf(row),
    row,
    shown:
      row.published === 1 &&
      row.picture !== deletedPicture &&
      row.withdrawn_at === null &&
      isShown(consentOf(row)),
  }));
}

/**
 * Adds a work at the end of the portfolio; the same with the same key again answers the one that is there. Refuses a
 * foreign picture, an unknown service or master, a consent of a day to come, and more than 24 works.
 * @returns its id
 */
export async function createWork(app: UseCases, actorId: string, work: WorkToAdd): Promise<Result<string>> {
  const id = idOfMade("work", actorId, work);
  return await writtenOnce(
    async () => ((await findWork(app.engine.read, id)) ? ok(id) : undefined),
    () => addWork(app, actorId, id, work),
  );
}

async function addWork(app: UseCases, actorId: string, id: string, work: NewWork): Promise<Result<string>> {
  return await changed(app, async (tx) => {
    const known = await listWorks(tx);
    if (known.length >= mostWorks) {
      return refuse("invalid_input", "The portfolio holds 24 works. Remove one first.");
    }
    const refused = await whyNot(app, tx, work);
    if (refused) return refused;
    const position = Math.max(-1, ...known.map((row) => row.position)) + 1;
    await insertWork(tx, {
      ...columnsOf(work),
      id,
      position,
      withdrawn_at: null,
      version: 1,
      created_at: app.now(),
    });
    await audit(tx, { actorId, action: "create_work", subjectId: id }, app.now());
    return ok(id);
  });
}

/**
 * Changes a work, unless somebody has changed it since the version that the caller has seen. A new date of consent
 * undoes a withdrawal, and so does a new picture that shows nobody. A new picture has no consent until one is sent.
 * Pictures that the work no longer shows are deleted.
 * @returns how many were changed
 */
export async function updateWork(
  app: UseCases,
  actorId: string,
  id: string,
  { version, ...change }: WorkChange,
): Promise<Result<number>> {
  return await changed(app, async (tx) => {
    const known = await findWork(tx, id);
    if (!known) return noSuchWork;
    if (known.version !== version) return workChanged;
    // A work keeps a master who has left until another one is named.
    const masterId = change.masterId === known.master_id ? undefined : change.masterId;
    const refused = await whyNot(app, tx, { ...change, masterId });
    if (refused) return refused;
    if (change.consentedOn && (change.picture ?? known.picture) === deletedPicture)
      return refuseField("picture", "Upload a picture again: the old one was deleted");
    const newPicture =
      (change.picture ?? known.picture) !== known.picture ||
      (change.before !== undefined && (change.before?.picture ?? null) !== known.before_picture);
    const consentedOn = consentAfter(consentOf(known), { consentedOn: change.consentedOn, newPicture });
    const columns = columnsOf({ ...draftOf(known), ...change, consentedOn });
    // A new picture that shows nobody needs no consent.
    const isClear = columns.picture !== known.picture && columns.shows_person === 0;
    await changeWork(tx, id, {
      ...columns,
      withdrawn_at: consentedOn === null && !isClear ? known.withdrawn_at : null,
      version: version + 1,
    });
    const kept = picturesOfWork(columns);
    await dropPictures(
      tx,
      picturesOfWork(known).filter((address) => !kept.includes(address)),
      app.now(),
    );
    await audit(tx, { actorId, action: "update_work", subjectId: id }, app.now());
    return ok(1);
  });
}

/**
 * Records that the person in a picture withdrew their consent. Visitors no longer see this work or any other with that
 * picture, and its uploaded files are deleted. This applies whatever else has changed in the meantime.
 * @returns how many were changed
 */
export async function withdrawConsent(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  return await changed(app, async (tx) => {
    const known = await findWork(tx, id);
    if (!known) return noSuchWork;
    const uploaded = picturesOfWork(known).filter((address) => !address.startsWith(drawings));
    const withdrawn = (await listWorks(tx)).filter(
      (row) => row.id === id || picturesOfWork(row).some((address) => uploaded.includes(address)),
    );
    for (const row of withdrawn) {
      // Without consent, the picture is treated as showing a person, whatever the work said before.
      await changeWork(tx, row.id, {
        ...withoutPictures(row, uploaded),
        shows_person: 1,
        consented_on: null,
        withdrawn_at: app.now(),
        version: row.version + 1,
      });
      await audit(tx, { actorId, action: "withdraw_consent", subjectId: row.id }, app.now());
    }
    await dropPictures(tx, uploaded, app.now());
    return ok(withdrawn.length);
  });
}

/** Puts works in the given order. Those that are left out come last. @returns how many moved */
export async function orderWorks(app: UseCases, actorId: string, ids: string[]): Promise<Result<number>> {
  return await changed(app, async (tx) => {
    const moved = movedInto(ids, await listWorks(tx));
    if (!moved) return refuse("not_found", "One of these works is gone.");
    for (const { id, position } of moved) await changeWork(tx, id, { position });
    if (moved.length > 0) await audit(tx, { actorId, action: "order_works", subjectId: salonId }, app.now());
    return ok(moved.length);
  });
}

/** Deletes a work, and the files of its pictures unless another work shows them. @returns how many were removed */
export async function deleteWork(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  return await changed(app, async (tx) => {
    const known = await findWork(tx, id);
    if (!known) return noSuchWork;
    await removeWork(tx, id);
    await dropPictures(tx, picturesOfWork(known), app.now());
    await audit(tx, { actorId, action: "delete_work", subjectId: id }, app.now());
    return ok(1);
  });
}

/** Runs one change of the portfolio at a time. */
async function changed<Value>(
  app: DatabaseAndClock,
  change: (tx: Transaction<Schema>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    return await change(tx);
  });
}

async function whyNot(app: UseCases, tx: Handle, change: Partial<NewWork>): Promise<Refusal | null> {
  const { picture, before, serviceId, masterId, consentedOn } = change;
  const isOurs = (address: string) => /^\/(?!\/)/.test(address) || app.pictures.owns(address);
  if (picture && !isOurs(picture)) return refuseField("picture", "Upload the picture here");
  if (before && !isOurs(before.picture)) return refuseField("before.picture", "Upload the picture here");
  if (serviceId && !(await listAllServices(tx)).some(({ id }) => id === serviceId))
    return refuseField("serviceId", "There is no such service");
  if (masterId && !(await findMaster(tx, masterId)))
    return refuseField("masterId", "There is no such master");
  const today = localDate(app.now(), (await readSalon(tx)).zone);
  if (!canBeConsent(consentedOn ?? null, today))
    return refuseField("consentedOn", "This day is still to come");
  return null;
}
