import { audit } from "#server/database/audit-log.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon, salonId, updateSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** Queues a mail to the person who asks for it, to test whether mails arrive. */
export async function sendTestMail(app: DatabaseAndClock, userId: string): Promise<void> {
  const mailId = newId();
  const cause = `test_mail:${mailId}`;
  await app.engine.transaction((tx) =>
    enqueue(tx, { kind: "mail_test", payload: { userId, mailId }, cause }, app.now()),
  );
}

/** Records that the owner has seen the test mail. Idempotent. @returns how many were changed */
export async function confirmTestMail(app: DatabaseAndClock, actorId: string): Promise<number> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    if ((await readSalon(tx)).mail_arrived_at !== null) return 0;
    await updateSalon(tx, { mail_arrived_at: app.now() });
    await audit(tx, { actorId, action: "confirm_test_mail", subjectId: salonId }, app.now());
    return 1;
  });
}
