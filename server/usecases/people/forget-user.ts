import { reminderKinds } from "#domain/notices.ts";
import { revokeKeysOf } from "#server/database/api-keys.ts";
import { audit } from "#server/database/audit-log.ts";
import { type Contact, forgetAddressOfGuests, forgetGuestOfUser } from "#server/database/forget-guests.ts";
import { forgetReceiver } from "#server/database/forget-people.ts";
import type { Handle } from "#server/database/handle.ts";
import { endHoldsOf } from "#server/database/holds-of-people.ts";
import { forgetInvitations } from "#server/database/invitations.ts";
import { insertNoticeRefusal } from "#server/database/notice-refusals.ts";
import { enqueue } from "#server/database/outbox.ts";
import { forgetReviewer } from "#server/database/reviews.ts";
import { findUser, removePerson } from "#server/database/users.ts";
import { queueRemovals } from "#server/usecases/pictures/remove-picture.ts";

/**
 * The salon's part of deleting a person. Leaves a tombstone without accounts. Empties the guest that the desk knew,
 * removes name and picture from reviews, the pictures that only this person uploaded and the address on other people's
 * gift cards, gives up unpaid holds, and deletes the saved cards at the provider.
 * @param leaver.actorId null if nobody in particular asked for it
 * @returns the addresses and numbers at which they were told about visits
 */
export async function forgetUser(
  tx: Handle,
  { id, actorId, action }: { id: string; actorId: string | null; action: string },
  now: number,
): Promise<Contact[]> {
  const user = await findUser(tx, id);
  await removePerson(tx, id, now);
  await endHoldsOf(tx, id, now);
  const contacts = await forgetGuestOfUser(tx, id, now);
  // An unproved address may be a stranger's.
  if (user?.email_verified === 1) {
    await forgetAddressOfGuests(tx, user.email);
    await forgetReceiver(tx, user.email);
    await forgetInvitations(tx, { email: user.email });
  }
  // For the same reason it gets no reminders. The visits that stay don't tell that it is unproved.
  for (const kind of user?.email_verified === 0 ? reminderKinds : [])
    await insertNoticeRefusal(tx, `user:${id}`, kind, now);
  await forgetInvitations(tx, { invitedBy: id });
  await revokeKeysOf(tx, id, now);
  await forgetReviewer(tx, id);
  await queueRemovals(tx, now);
  await enqueue(tx, { kind: "forget_cards", payload: { userId: id }, cause: `forget_cards:${id}` }, now);
  await audit(tx, { actorId, action, subjectId: id }, now);
  return contacts;
}
