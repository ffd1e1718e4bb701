import { memberDiscount, type ReminderDays, reminderDays, stillReminds } from "#domain/membership.ts";
import { findMembership, findMemberUntil, type MembershipRow } from "#server/database/memberships.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { findUser, type UserRow } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { soldYearCents } from "#server/usecases/members/sold-year.ts";
import { type MailHead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

interface MembershipLetter {
  membership: MembershipRow;
  user: UserRow;
  head: MailHead;
}

/** Confirms a bought membership, with a link to its receipt. */
export async function mailMembershipStarted(post: Post, membershipId: string): Promise<SendOutcome> {
  const letter = await open(post, membershipId);
  if (typeof letter === "string") return letter;
  const { membership, user, head } = letter;
  if (membership.refunded_at !== null) return "cancelled";
  const { common, membership: texts } = textsOf(head);
  const until = common.written.date(membership.ends_at, head.salon.zone);
  const percent = common.written.number(memberDiscount.percent);
  const receipt = pageUrl(head, `/dashboard/membership/receipts/${membershipId}`);
  const mail = compose(
    head,
    { about: `member.${membershipId}`, to: user.email },
    texts.started(head.salon.name, user.name, until, percent),
    {
      rows: [[texts.rows.until, until]],
      total: [texts.rows.price, common.written.money(membership.price_cents)],
      actions: [
        { label: texts.actions.see, url: pageUrl(head, "/dashboard/membership") },
        { label: common.actions.receipt, url: receipt },
      ],
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** Reminds a member that the year ends, unless it was renewed or refunded, or the account was deleted. */
export async function mailMembershipReminder(
  post: Post,
  { membershipId, days }: { membershipId: string; days: number },
): Promise<SendOutcome> {
  const letter = await open(post, membershipId);
  if (typeof letter === "string") return letter;
  const { membership, user, head } = letter;
  const now = post.app.now();
  const runsUntil = await findMemberUntil(post.app.engine.read, user.id, now);
  const term = { startsAt: membership.starts_at, endsAt: membership.ends_at };
  if (!stillReminds(term, toReminder(days), runsUntil, now)) return "already_done";
  const { common, membership: texts } = textsOf(head);
  const { written } = common;
  const cents = soldYearCents(head.salon, post.app.site);
  const words = texts.reminder(
    head.salon.name,
    written.date(membership.ends_at, head.salon.zone),
    written.number(days),
    cents === null ? null : written.money(cents),
  );
  const renew = { label: texts.actions.renew, url: pageUrl(head, "/dashboard/membership") };
  const envelope = { about: `member_reminder.${membershipId}.${days}`, to: user.email };
  await post.mailer.send(compose(head, envelope, words, cents === null ? {} : { actions: [renew] }));
  return null;
}

/** Tells a customer which year of membership was ended, what is refunded, and until when an earlier year continues. */
export async function mailMembershipRefunded(post: Post, membershipId: string): Promise<SendOutcome> {
  const letter = await open(post, membershipId);
  if (typeof letter === "string") return letter;
  const { membership, user, head } = letter;
  const db = post.app.engine.read;
  const payment = await findPaymentByIntent(db, membership.transaction_id);
  const cents = payment ? await sumRefundsFor(db, payment.id, "membership_ended") : 0;
  const runsUntil = await findMemberUntil(db, user.id, post.app.now());
  const { common, membership: texts } = textsOf(head);
  const date = (instant: number) => common.written.date(instant, head.salon.zone);
  const envelope = { about: `member_refunded.${membershipId}`, to: user.email };
  const words = texts.refunded(
    head.salon.name,
    common.goesBack(common.written.money(cents), head.takesCards),
    {
      from: date(membership.starts_at),
      until: date(membership.ends_at),
      goesOnUntil: runsUntil === null ? null : date(runsUntil),
    },
  );
  await post.mailer.send(compose(head, envelope, words));
  return null;
}

async function open(post: Post, membershipId: string): Promise<MembershipLetter | "gone"> {
  const db = post.app.engine.read;
  const membership = await findMembership(db, membershipId);
  const user = membership && (await findUser(db, membership.user_id));
  return user ? { membership, user, head: await letterhead(post, user.language) } : "gone";
}

function toReminder(days: number): ReminderDays {
  const known = reminderDays.find((one) => one === days);
  if (known === undefined) throw new Error(`There is no reminder ${days} days before the end.`);
  return known;
}
