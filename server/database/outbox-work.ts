import type { Language } from "#domain/language.ts";
import type { Reminder } from "#domain/notices.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import type { WebhookEvent } from "#domain/webhooks.ts";
import type { PictureOwner } from "#server/database/pictures.ts";

/**
 * What each kind of queued work is told: ids only, since it reads the current data when it runs. A former release may
 * have queued a row, and may do one, so every value is a string, and a key that it does not know is optional.
 */
export interface Work {
  refine_picture: { address: string };
  adopt_picture: { of: PictureOwner; id: string };
  remove_picture: { address: string };
  refund: { refundId: string };
  hours_freed: {
    from: `${number}`;
    to: `${number}`;
    turn: `${number}` | "";
    waitingId?: string;
    /** JSON of a place in line. */
    after?: string;
    version?: string;
  };
  /** Several ids of services have spaces between them. */
  hours_take_room: { from: string; to: string; serviceIds: string };
  webhook_event: { event: WebhookEvent; at: `${number}`; bookingId?: string; refundId?: string };
  webhook_message: { messageId: string; attempts: `${number}` };
  forget_cards: { userId: string };
  remove_account: { provider: string; subject: string };
  sms_code: { codeId: string; language: Language };
  mail_message: { messageId: string };
  mail_message_receipt: { messageId: string; language: Language };
  mail_booking_received: OfVisit;
  /** `row`: the ids of several visits in a row, with spaces between them. */
  mail_booking_confirmed: OfVisit & { row?: string };
  mail_booking_cancelled: OfVisit & { by: WantedBy };
  mail_booking_other_end: OfVisit & { eventId: string };
  mail_booking_moved: OfVisit & { eventId: string };
  mail_booking_changed: OfVisit & { eventId: string };
  mail_change_lost: { paymentId: string };
  mail_reminder: OfVisit & { reminder: Reminder; startsAt: `${number}` };
  mail_review_request: OfVisit;
  mail_hour_offered: { offeredHourId: string };
  /** Without `why`, somebody else has the hour. */
  mail_hour_lost: { paymentId: string; userId: string; why?: "hour_over" | "credit_lost" };
  mail_money_back: { paymentId: string; why: "paid_already" | "bought_nothing" | "gift_card_ended" };
  mail_refund_handed_back: { refundId: string };
  mail_refund_not_handed_back: { refundId: string };
  /** `after`: what it follows, for a receipt that is mailed again. */
  mail_receipt: OfVisit & { after?: string };
  mail_password_reset: { requestId: string; language: Language };
  mail_verification: { subject: string; mailId: string; language: Language };
  mail_sign_up_repeated: { subject: string; mailId: string; language: Language };
  mail_welcome: { userId: string };
  mail_test: { userId: string; mailId: string };
  mail_invitation: { invitationId: string };
  mail_membership_started: { membershipId: string };
  mail_membership_reminder: { membershipId: string; days: `${number}` };
  mail_membership_refunded: { membershipId: string };
  /** `again`: unique for each time that it is mailed again. */
  mail_gift_card: { giftCardId: string; again?: string };
  mail_gift_card_bought: { giftCardId: string };
  mail_package_bought: { packageId: string; userId?: string };
  mail_package_refunded: {
    packageId: string;
    userId: string;
    cents: `${number}`;
    about: string;
    to: "card" | "salon";
  };
}

interface OfVisit {
  bookingId: string;
}

export type WorkKind = keyof Work;
/** What is told to somebody. */
export type LetterKind = Extract<WorkKind, `mail_${string}` | "sms_code">;
