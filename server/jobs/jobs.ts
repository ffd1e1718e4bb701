import { readFreedHours } from "#server/database/freed-hours.ts";
import type { LetterKind, Work, WorkKind } from "#server/database/outbox-work.ts";
import type { Job } from "#server/jobs/outbox-worker.ts";
import {
  type Pause,
  type RepeatedWork,
  type Repeating,
  realPause,
  startRepeating,
} from "#server/jobs/repeat.ts";
import { oneForAll } from "#server/jobs/rounds-of-one.ts";
import { watchOutbox } from "#server/jobs/watch-outbox.ts";
import type { Mailer } from "#server/mail/port.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { readRoomChange, takeRoomForAll } from "#server/usecases/catalogue/take-room.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import type { UseCases } from "#server/usecases/context.ts";
import {
  mailPasswordReset,
  mailSignUpRepeated,
  mailVerification,
  mailWelcome,
} from "#server/usecases/letters/mail-account.ts";
import {
  mailBookingCancelled,
  mailBookingConfirmed,
  mailBookingMoved,
  mailBookingOtherEnd,
  mailBookingReceived,
} from "#server/usecases/letters/mail-booking.ts";
import { mailBookingChanged, mailChangeLost } from "#server/usecases/letters/mail-change.ts";
import { mailGiftCard, mailGiftCardBought } from "#server/usecases/letters/mail-gift-card.ts";
import { mailHourLost } from "#server/usecases/letters/mail-hour-lost.ts";
import {
  mailMembershipRefunded,
  mailMembershipReminder,
  mailMembershipStarted,
} from "#server/usecases/letters/mail-membership.ts";
import { mailMessageReceipt, mailMessageToSalon } from "#server/usecases/letters/mail-message.ts";
import {
  mailMoneyBack,
  mailRefundHandedBack,
  mailRefundNotHandedBack,
} from "#server/usecases/letters/mail-money-back.ts";
import { mailOfferedHour } from "#server/usecases/letters/mail-offered-hour.ts";
import { mailPackageBought, mailPackageRefunded } from "#server/usecases/letters/mail-package.ts";
import { mailReceipt } from "#server/usecases/letters/mail-receipt.ts";
import { mailReminder } from "#server/usecases/letters/mail-reminder.ts";
import { mailReviewRequest } from "#server/usecases/letters/mail-review-request.ts";
import { mailRowConfirmed } from "#server/usecases/letters/mail-row.ts";
import { mailInvitation, mailTest } from "#server/usecases/letters/mail-setup.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { textMobileCode } from "#server/usecases/letters/text-mobile-code.ts";
import { forgetCards } from "#server/usecases/members/own-cards.ts";
import { removeAccount } from "#server/usecases/people/remove-user.ts";
import { adoptPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { removePicture } from "#server/usecases/pictures/remove-picture.ts";
import { spreadEvent, tryMessage } from "#server/usecases/programs/send-messages.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { offerFreedHours } from "#server/usecases/waiting/offer-freed-hours.ts";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";

const holdsEveryMs = 5_000;
const hoursEveryMs = 60_000;
const paymentsEveryMs = 30_000;
/**
 * Hourly work is considered twelve times an hour, so that a server that takes over from a dead one does not miss an
 * hour.
 */
const looksEveryMs = 5 * 60_000;
const looksOfHour = 12;
const filesEveryMs = 60 * 60_000;
/** Keeps the rounds from delaying the first requests after a start. */
const firstAfterMs = 1_000;
/** The shortest pause, with `hurry`. */
const shortestMs = 100;

export interface JobParts {
  app: UseCases;
  mailer: Mailer;
  publicUrl: string;
  /** Removes mails and texts that were written to this machine's files before a given time. */
  removeFiles?: (before: number) => Promise<void>;
  onError(error: unknown): void;
  /** How many times as often as usual work is repeated, ten times a second at most; 1 if absent. */
  hurry?: number;
  pause?: Pause;
}

type Does<Kind extends WorkKind> = (
  app: UseCases,
  payload: Work[Kind],
  row: Parameters<Job>[1],
) => Promise<void>;
type Sends<Kind extends WorkKind> = (post: Post, payload: Work[Kind]) => Promise<SendOutcome>;

/** The use case for each kind of queued work that tells nobody anything. */
const work: { [Kind in Exclude<WorkKind, LetterKind>]: Does<Kind> } = {
  refine_picture: (app, { address }) => app.pictures.refine(address),
  adopt_picture: adoptPicture,
  remove_picture: (app, { address }) => removePicture(app, address),
  // One that the owner or the sweep repeats begins to count anew, but keeps its last error.
  refund: (app, { refundId }, { attempts, last_error: error }) =>
    sendRefund(app, refundId, { isFirst: attempts === 1 && error === null }),
  hours_freed: (app, payload, { id }) => offerFreedHours(app, readFreedHours(payload), id),
  hours_take_room: (app, payload) => takeRoomForAll(app, readRoomChange(payload)),
  webhook_event: spreadEvent,
  webhook_message: (app, { messageId, attempts }) =>
    tryMessage(app, { messageId, attempts: Number(attempts) }),
  forget_cards: (app, { userId }) => forgetCards(app, userId),
  remove_account: removeAccount,
};

/** The use case for each mail, and for the text that is never a mail. */
export const letters: { [Kind in LetterKind]: Sends<Kind> } = {
  sms_code: ({ app, queue }, payload) => textMobileCode(app, { ...payload, workId: queue.workId }),
  mail_message: (post, { messageId }) => mailMessageToSalon(post, messageId),
  mail_message_receipt: mailMessageReceipt,
  mail_booking_received: (post, { bookingId }) => mailBookingReceived(post, bookingId),
  mail_booking_confirmed: (post, { bookingId, row }) =>
    row === undefined ? mailBookingConfirmed(post, bookingId) : mailRowConfirmed(post, row.split(" ")),
  mail_booking_cancelled: mailBookingCancelled,
  mail_booking_other_end: mailBookingOtherEnd,
  mail_booking_moved: mailBookingMoved,
  mail_booking_changed: mailBookingChanged,
  mail_change_lost: (post, { paymentId }) => mailChangeLost(post, paymentId),
  mail_reminder: (post, { startsAt, ...of }) => mailReminder(post, { ...of, forStart: Number(startsAt) }),
  mail_review_request: (post, { bookingId }) => mailReviewRequest(post, bookingId),
  mail_hour_offered: (post, { offeredHourId }) => mailOfferedHour(post, offeredHourId),
  mail_hour_lost: mailHourLost,
  mail_money_back: mailMoneyBack,
  mail_refund_handed_back: (post, { refundId }) => mailRefundHandedBack(post, refundId),
  mail_refund_not_handed_back: (post, { refundId }) => mailRefundNotHandedBack(post, refundId),
  mail_receipt: mailReceipt,
  mail_password_reset: mailPasswordReset,
  mail_verification: mailVerification,
  mail_sign_up_repeated: mailSignUpRepeated,
  mail_welcome: (post, { userId }) => mailWelcome(post, userId),
  mail_test: mailTest,
  mail_invitation: (post, { invitationId }) => mailInvitation(post, invitationId),
  mail_membership_started: (post, { membershipId }) => mailMembershipStarted(post, membershipId),
  mail_membership_reminder: (post, { membershipId, days }) =>
    mailMembershipReminder(post, { membershipId, days: Number(days) }),
  mail_membership_refunded: (post, { membershipId }) => mailMembershipRefunded(post, membershipId),
  mail_gift_card: mailGiftCard,
  mail_gift_card_bought: (post, { giftCardId }) => mailGiftCardBought(post, giftCardId),
  mail_package_bought: (post, { packageId }) => mailPackageBought(post, packageId),
  mail_package_refunded: (post, { packageId, about, cents, to }) =>
    mailPackageRefunded(post, { packageId, about, cents: Number(cents), atSalon: to === "salon" }),
};

/** Notices about a visit by mail or by text, as their reader has chosen. */
const notices = [
  "booking_received",
  "booking_confirmed",
  "booking_cancelled",
  "booking_other_end",
  "booking_moved",
  "booking_changed",
  "change_lost",
  "reminder",
  "hour_lost",
  "hour_offered",
] as const;

/** What does each kind of queued work. A row's payload is what was queued for its kind. */
export function outboxJobs(parts: Pick<JobParts, "app" | "mailer" | "publicUrl">): Record<string, Job> {
  const jobs: Record<string, Job> = {};
  for (const [kind, run] of Object.entries<Does<never>>(work)) {
    jobs[kind] = async (payload, row) => {
      await run(parts.app, payload as never, row);
      return null;
    };
  }
  for (const [kind, send] of Object.entries<Sends<never>>(letters)) jobs[kind] = sending("mail", send);
  for (const notice of notices) jobs[`sms_${notice}`] = sending("sms", letters[`mail_${notice}`]);
  return jobs;

  function sending(by: "mail" | "sms", send: Sends<never>): Job {
    return (payload, { id: workId, attempts }) => {
      const queue = { by, workId, attempts, isSettled: payload.settled !== undefined };
      return send({ ...parts, queue }, payload as never);
    };
  }
}

/** Starts the repeated work. All servers do queued work; only one server at a time does the rounds. */
export function startJobs(parts: JobParts): Repeating {
  const { app, removeFiles, onError, hurry = 1, pause = realPause } = parts;
  const hurried = (ms: number) => Math.max(ms / hurry, Math.min(ms, shortestMs));
  const one = oneForAll(app, hurry);
  const rounds: RepeatedWork[] = [
    { everyMs: holdsEveryMs, work: one.once(() => expireHolds(app)) },
    { everyMs: hoursEveryMs, work: one.once(() => seeNewHours(app)) },
    { everyMs: paymentsEveryMs, work: one.once(() => sweepPayments(app)) },
    { everyMs: looksEveryMs, work: one.once(() => reconcileMoney(app), looksOfHour) },
    { everyMs: looksEveryMs, work: one.once(() => tidyUp(app), looksOfHour) },
  ];
  if (removeFiles) {
    rounds.push({ everyMs: filesEveryMs, work: () => removeFiles(app.now() - app.keeps.doneWorkMs) });
  }
  const repeating = startRepeating(
    rounds.map(({ everyMs, work }) => ({ everyMs: hurried(everyMs), work })),
    { firstAfterMs: hurried(firstAfterMs), onError, pause },
  );
  const pauseMs = hurried(app.engine.queuePauseMs);
  const watching = watchOutbox(app, outboxJobs(parts), { pauseMs, onError, pause });
  return {
    async stop() {
      await Promise.all([repeating.stop(), watching.stop()]);
      await one.end().catch(onError);
    },
  };
}
