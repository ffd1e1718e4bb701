import { drainOutbox, type Job } from "#server/jobs/outbox-worker.ts";
import { type Rounds, startRounds } from "#server/jobs/rounds.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { adoptPicture } from "#server/usecases/images/adopt-picture.ts";
import { mailPasswordReset, mailVerification, mailWelcome } from "#server/usecases/mails/mail-account.ts";
import { mailBookingCancelled } from "#server/usecases/mails/mail-booking-cancelled.ts";
import { mailBookingMoved } from "#server/usecases/mails/mail-booking-moved.ts";
import { mailBookingReceived } from "#server/usecases/mails/mail-booking-received.ts";
import { mailMessageReceipt, mailMessageToSalon } from "#server/usecases/mails/mail-message.ts";
import { expireHolds } from "#server/usecases/purchases/expire-holds.ts";
import { sendRefund } from "#server/usecases/purchases/send-refund.ts";
import { sweepPayments } from "#server/usecases/purchases/sweep-payments.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";

const outboxEveryMs = 1_000;
const holdsEveryMs = 5_000;
const paymentsEveryMs = 30_000;
const tidyEveryMs = 60 * 60_000;

export interface JobParts {
  app: UseCases;
  mailer: Mailer;
  publicUrl: string;
  onError(error: unknown): void;
  /** How many times as often as usual the rounds are made; 1 when absent. */
  hurry?: number;
}

/** Which use case does which kind of queued work. */
export function outboxJobs({
  app,
  mailer,
  publicUrl,
}: Omit<JobParts, "onError" | "hurry">): Record<string, Job> {
  return {
    adopt_picture: ({ of = "", id = "" }) => adoptPicture(app, { of, id }),
    refund: ({ refundId = "" }) => sendRefund(app, refundId),
    mail_message: ({ messageId = "" }) => mailMessageToSalon(app, mailer, messageId, { publicUrl }),
    mail_message_receipt: ({ messageId = "" }) => mailMessageReceipt(app, mailer, messageId, { publicUrl }),
    mail_booking_received: ({ bookingId = "" }) => mailBookingReceived(app, mailer, bookingId, { publicUrl }),
    mail_booking_cancelled: ({ bookingId = "", by = "" }) =>
      mailBookingCancelled(app, mailer, { bookingId, by }, { publicUrl }),
    mail_booking_moved: ({ bookingId = "", eventId = "" }) =>
      mailBookingMoved(app, mailer, { bookingId, eventId }, { publicUrl }),
    mail_password_reset: ({ requestId = "" }) => mailPasswordReset(app, mailer, requestId, { publicUrl }),
    mail_verification: ({ subject = "", mailId = "" }) =>
      mailVerification(app, mailer, { subject, mailId }, { publicUrl }),
    mail_welcome: ({ userId = "" }) => mailWelcome(app, mailer, userId, { publicUrl }),
  };
}

/** Starts what goes on by itself. Several servers may run the same rounds at once. */
export function startJobs(parts: JobParts): Rounds {
  const { app, onError, hurry = 1 } = parts;
  const jobs = outboxJobs(parts);
  const rounds = [
    { everyMs: outboxEveryMs, work: () => drainOutbox(app, jobs) },
    { everyMs: holdsEveryMs, work: () => expireHolds(app) },
    { everyMs: paymentsEveryMs, work: () => sweepPayments(app) },
    { everyMs: tidyEveryMs, work: () => tidyUp(app) },
  ];
  return startRounds(
    rounds.map(({ everyMs, work }) => ({ everyMs: everyMs / hurry, work })),
    onError,
  );
}
