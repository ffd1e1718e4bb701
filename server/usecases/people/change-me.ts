import type { Language } from "#domain/language.ts";
import { provedNumber } from "#domain/mobile-proof.ts";
import { type Channel, type NoticeKind, noticeKinds } from "#domain/notices.ts";
import { followUser } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { insertNoticeRefusal, removeNoticeRefusals } from "#server/database/notice-refusals.ts";
import { findUser, updateUser } from "#server/database/users.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { subjectsOfAccount } from "#server/usecases/post/subject-of-notices.ts";
import { ok, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";

export interface ChangeOfMe {
  name?: string | undefined;
  photoURL?: string | null | undefined;
  phone?: string | null | undefined;
  /** Once set, the language of the pages no longer changes it. */
  language?: Language | undefined;
  /** Notices to switch on or off. Others stay as they are. */
  notices?: Partial<Record<NoticeKind, boolean>> | undefined;
  /** How to be told about visits. */
  toldBy?: Channel | undefined;
}

/**
 * Changes a user's own profile. What is left out stays. Refuses texts if the salon sends none, and texts to a number
 * that is not proved to be the user's own.
 * @returns how many were changed
 */
export async function changeMe(
  app: Pick<UseCases, "engine" | "now" | "seal" | "sms">,
  userId: string,
  change: ChangeOfMe,
): Promise<Result<number>> {
  const { name, photoURL, phone, language, toldBy, notices = {} } = change;
  const columns = {
    ...(name !== undefined && { name }),
    ...(photoURL !== undefined && { photo_url: photoURL }),
    ...(phone !== undefined && { phone }),
    ...(language !== undefined && { language, language_chosen: 1 }),
    ...(toldBy !== undefined && { told_by: toldBy }),
  };
  const hasColumns = Object.keys(columns).length > 0;
  if (!hasColumns && Object.keys(notices).length === 0) return ok(0);
  if (toldBy === "sms" && !app.sms?.channels.includes(toldBy)) {
    return refuse("not_set_up", "This salon sends no texts yet.");
  }
  if (toldBy === "whatsapp" && !app.sms?.channels.includes(toldBy)) {
    return refuse("not_set_up", "This salon sends nothing by WhatsApp.");
  }
  const hasStopped = toldBy !== undefined && (await readsNoTexts(app, userId));
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const before = await findUser(tx, userId);
    // The account may have been deleted in the meantime. It stays deleted.
    if (!before) return signInFirst;
    if (toldBy && toldBy !== "mail" && !provedNumber({ ...before, ...columns })) {
      return refuse("wrong_state", "Confirm your mobile number in your profile first.");
    }
    if (hasStopped && toldBy && toldBy !== "mail") {
      return refuse("wrong_state", "You answered STOP to our texts. Send START to the same number first.");
    }
    if (hasColumns) await updateUser(tx, userId, columns);
    await followUser(tx, before, { name, phone });
    await queueForeignPicture(tx, { of: "user", id: userId, address: photoURL }, app.now());
    await switchNotices(tx, subjectsOfAccount(app, before), notices, app.now());
    return ok(1);
  });
}

/** Whether the reader at a person's proved number has replied that they want no texts. */
export async function readsNoTexts(app: Pick<UseCases, "engine" | "seal">, userId: string): Promise<boolean> {
  const user = await findUser(app.engine.read, userId);
  const number = user && provedNumber(user);
  return number ? await hasStoppedTexts(app, number) : false;
}

async function switchNotices(
  tx: Handle,
  subjects: readonly [string, ...string[]],
  notices: NonNullable<ChangeOfMe["notices"]>,
  now: number,
): Promise<void> {
  await removeNoticeRefusals(
    tx,
    subjects,
    noticeKinds.filter((kind) => notices[kind] === true),
  );
  for (const kind of noticeKinds.filter((one) => notices[one] === false)) {
    await insertNoticeRefusal(tx, subjects[0], kind, now);
  }
}

/** Saves a user's name. @returns the id */
export async function nameUser(app: DatabaseAndClock, userId: string, name: string): Promise<string> {
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const before = await findUser(tx, userId);
    if (!before) return;
    await updateUser(tx, userId, { name });
    await followUser(tx, before, { name });
  });
  return userId;
}
