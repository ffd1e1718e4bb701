import type { Language } from "#domain/language.ts";
import { type NoticeKind, noticeKinds } from "#domain/notices.ts";
import { followUser } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { insertNoticeRefusal, removeNoticeRefusals } from "#server/database/notice-refusals.ts";
import { findUser, updateUser } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";

export interface ChangeOfMe {
  name?: string | undefined;
  photoURL?: string | null | undefined;
  phone?: string | null | undefined;
  /** Once set, the pages that the user comes from don't change it. */
  language?: Language | undefined;
  /** Notices to switch on or off; the others stay. */
  notices?: Partial<Record<NoticeKind, boolean>> | undefined;
}

/** Changes a user's own profile; what is left out stays. @returns how many were changed */
export async function changeMe(app: DatabaseAndClock, userId: string, change: ChangeOfMe): Promise<number> {
  const { name, photoURL, phone, language, notices = {} } = change;
  const columns = {
    ...(name !== undefined && { name }),
    ...(photoURL !== undefined && { photo_url: photoURL }),
    ...(phone !== undefined && { phone }),
    ...(language !== undefined && { language, language_chosen: 1 }),
  };
  const hasColumns = Object.keys(columns).length > 0;
  if (!hasColumns && Object.keys(notices).length === 0) return 0;
  await app.engine.transaction(async (tx) => {
    const before = await findUser(tx, userId);
    if (hasColumns) await updateUser(tx, userId, columns);
    if (before) await followUser(tx, before, { name, phone });
    await queueForeignPicture(tx, { of: "user", id: userId, address: photoURL }, app.now());
    await switchNotices(tx, `user:${userId}`, notices, app.now());
  });
  return 1;
}

async function switchNotices(
  tx: Handle,
  subject: string,
  notices: NonNullable<ChangeOfMe["notices"]>,
  now: number,
): Promise<void> {
  await removeNoticeRefusals(
    tx,
    subject,
    noticeKinds.filter((kind) => notices[kind] === true),
  );
  for (const kind of noticeKinds.filter((one) => notices[one] === false)) {
    await insertNoticeRefusal(tx, subject, kind, now);
  }
}

/** Saves a user's name. @returns the id */
export async function nameUser(app: DatabaseAndClock, userId: string, name: string): Promise<string> {
  await app.engine.transaction(async (tx) => {
    const before = await findUser(tx, userId);
    await updateUser(tx, userId, { name });
    if (before) await followUser(tx, before, { name });
  });
  return userId;
}
