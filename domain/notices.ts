import { type BookingState, hasCome } from "#domain/booking-states.ts";
import { hourMs } from "#domain/time/durations.ts";

/** How a person is notified of visits: one channel for each notice. */
export const channels = ["mail", "sms", "whatsapp"] as const;
export type Channel = (typeof channels)[number];
/** How a text reaches a phone. */
export type TextChannel = Exclude<Channel, "mail">;

/** Notices that a person can switch off in Settings. All others are about visits and the account. */
export const noticeKinds = ["reminder_day", "reminder_hours", "review_request"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How long before a visit its reminders go out. */
export const reminderLeadMs = { reminder_day: 24 * hourMs, reminder_hours: 2 * hourMs } as const;
export type Reminder = keyof typeof reminderLeadMs;
export const reminderKinds: readonly Reminder[] = ["reminder_day", "reminder_hours"];

/** How long after a visit the customer is asked for a review. */
export const reviewRequestDelayMs = 20 * hourMs;

/** Why a mail or a text was not sent, as found when it was due. */
export const notSentReasons = [
  "cancelled",
  "moved",
  "missed",
  "too_late",
  "switched_off",
  "no_address",
  "gone",
  "already_done",
  "not_paid",
  "unverified",
  "limit",
  "undelivered",
  "stopped",
] as const;
export type NotSent = (typeof notSentReasons)[number];

/** The state of a visit when its reminder is due. Instants are epoch milliseconds. */
export interface RemindedVisit {
  state: BookingState;
  startsAt: number | null;
}

/**
 * Why a reminder that is due is no longer valid. Null when it is.
 * @param forStart the start that it was queued for; a moved visit has a reminder of its own
 */
export function whyNotRemind(
  { state, startsAt }: RemindedVisit,
  reminder: Reminder,
  forStart: number,
  now: number,
): NotSent | null {
  if (state === "cancelled") return "cancelled";
  if (state === "no_show") return "missed";
  if (startsAt !== forStart) return "moved";
  if (hasCome(state) || now >= startsAt) return "too_late";
  // By then the later reminder says the same.
  const isOverdue = reminder === "reminder_day" && now >= startsAt - reminderLeadMs.reminder_hours;
  return isOverdue ? "too_late" : null;
}
