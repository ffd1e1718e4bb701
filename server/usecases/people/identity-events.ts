import type { Language } from "#domain/language.ts";
import { readGiftBalances } from "#server/database/gift-balance.ts";
import type { Handle } from "#server/database/handle.ts";
import { findLastYear } from "#server/database/memberships.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import { listPackagesOfUser } from "#server/database/packages.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { findUser, findUserByIdentity } from "#server/database/users.ts";
import type { IdentityEvents } from "#server/identity/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { forgetUser } from "#server/usecases/people/forget-user.ts";
import { forgetFormerHolder } from "#server/usecases/people/former-holder.ts";
import { verifyEmail } from "#server/usecases/people/verify-email.ts";

/**
 * Mails of one kind to one account, so that repeated requests can't fill a mailbox. One an hour is always sent, so
 * that an account's owner is never without a link that is good, however many strangers ask.
 */
const perAccount = { calls: 5, windowMs: 60 * 60_000 };
const always = { calls: 1, windowMs: 60 * 60_000 };
const perAccountAndDay = { calls: 15, windowMs: 24 * 60 * 60_000 };

/** Whether an account has a year of membership that is not over, or a package with something left. */
async function hasPaidAhead(db: Handle, userId: string, at: number): Promise<boolean> {
  if (await findLastYear(db, userId, at)) return true;
  const ids = (await listPackagesOfUser(db, userId)).map(({ id }) => id);
  const balanceOf = await readGiftBalances(db, ids);
  return ids.map(balanceOf).some(({ leftCents, goneCents }) => leftCents > goneCents);
}

/**
 * What the salon does when an identity provider reports something. Mails are queued, never sent from here.
 * @param provider the provider's name, under which its accounts are stored
 */
export function identityEvents(
  { engine, now }: Pick<UseCases, "engine" | "now">,
  provider: string,
): IdentityEvents {
  return {
    async resetRequested({ id, subject, language }) {
      await queueFor(subject, {
        kind: "mail_password_reset",
        payload: { requestId: id, language: await languageFor(subject, language) },
        cause: `reset:${id}`,
      });
    },
    async verificationRequested(subject, language) {
      const mailId = newId();
      await queueFor(subject, {
        kind: "mail_verification",
        payload: { subject, mailId, language: await languageFor(subject, language) },
        cause: `verification:${mailId}`,
      });
    },
    async signUpRepeated(subject, language) {
      const mailId = newId();
      await queueFor(subject, {
        kind: "mail_sign_up_repeated",
        payload: { subject, mailId, language: await languageFor(subject, language) },
        cause: `sign_up_repeated:${mailId}`,
      });
    },
    async emailVerified(subject, by) {
      const user = await findUserByIdentity(engine.read, provider, subject);
      if (!user) return;
      if (by === "new_password") await forgetFormerHolder({ engine }, user.id);
      await verifyEmail({ engine, now }, user.id);
    },
    async addressClaimed(subject, empty) {
      const claimed = await engine.transaction(async (tx) => {
        const found = await findUserByIdentity(tx, provider, subject);
        // A purchase locks the same row, so it is written either before this or after it.
        if (found) await engine.lock(tx, "users", found.id);
        const user = found && (await findUser(tx, found.id));
        // The salon gave this person a role, so it knows them.
        if (user && user.role !== "customer") return { free: false, forgotten: false };
        // What was paid for stays with its account, whose owner can sign in with the password or set a new one by mail.
        if (user?.email_verified === 0 && (await hasPaidAhead(tx, user.id, now())))
          return { free: false, forgotten: false };
        // The audit log records it. Nobody is mailed: the only known address of the former holder belongs to the
        // newcomer, and a mail to it would reveal a stranger's visits.
        if (!(await empty(tx)) || !user) return { free: true, forgotten: false };
        await forgetUser(tx, { id: user.id, actorId: null, action: "replace" }, now());
        return { free: true, forgotten: true };
      });
      // The former holder's reviews no longer show a name and picture.
      if (claimed.forgotten) await engine.announce("pages", ["listReviews"]);
      return claimed.free;
    },
  };

  /** The language that the user has chosen; else that of the page. */
  async function languageFor(subject: string, page: Language) {
    const user = await findUserByIdentity(engine.read, provider, subject);
    return user?.language_chosen === 1 ? user.language : page;
  }

  async function queueFor(subject: string, entry: Parameters<typeof enqueue>[1]): Promise<void> {
    await engine.transaction(async (tx) => {
      const key = `${entry.kind}:${subject}`;
      if (!(await countCall(tx, key, perAccount, now()))) return;
      const isFirst = await countCall(tx, `${key}:hour`, always, now());
      const isWithinDay = await countCall(tx, `${key}:day`, perAccountAndDay, now());
      if (isFirst || isWithinDay) await enqueue(tx, entry, now());
    });
  }
}
