import { z } from "zod";
import { date, email, id, instant, line, mobile } from "#contract/fields.ts";
import { clockTime, closes } from "#contract/schedules.ts";
import { fitsServices, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { languages } from "#domain/language.ts";
import { mostServices } from "#domain/service-choice.ts";
import { waitingLimits } from "#domain/waiting.ts";

/** Hours of a day in which a visit may begin, on the salon's clock: from `opens`, before `closes`. */
const hoursOfDay = z
  .strictObject({ opens: clockTime, closes })
  .refine(({ opens, closes: end }) => opens < end, {
    path: ["closes"],
    message: "Hours end after they begin",
  });

const wish = {
  serviceIds: z.array(id).min(1, "Choose a service").max(mostServices),
  ...withWhom,
  /** Acceptable dates of the salon. */
  dates: z.array(date).min(1, "Choose a day").max(waitingLimits.dates, "Choose at most 14 days"),
  /** Acceptable hours of the day. Absent: any. */
  hours: z.array(hoursOfDay).max(waitingLimits.hours).optional(),
};

const oneForEach = { path: ["masterIds"], message: unlikeServices };

/** What a customer waits for. */
export const WaitingWish = z
  .strictObject(wish)
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), oneForEach);
export type WaitingWish = z.infer<typeof WaitingWish>;

/** What a guest waits for that the desk puts on the list. Sent again with the same key, it is written once. */
export const WaitingOfGuest = z
  .strictObject({
    ...wish,
    name: line("Name is required"),
    number: mobile,
    email: email.optional(),
    /** The guest that the desk has selected. Without it: the guest with this number and no account, or a new one. */
    guestId: id.optional(),
    /** Add a different guest than those with this number, unless one of them also has this name. */
    isNewGuest: z.boolean().optional(),
    /** The language in which a guest without an account is notified from now on. Absent: as before. */
    language: z.enum(languages).optional(),
    key: z.uuid().optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), oneForEach);
export type WaitingOfGuest = z.infer<typeof WaitingOfGuest>;

/**
 * A slot that came free and is held for somebody on the waiting list. `open`: held until `until`, and free only for
 * its guest on the booking page, whose address carries it as `at`, with the `master` of each service and `offered`.
 * It ends as `booked`, as `lapsed` when nobody answered, as `declined`, or as `taken_back` by the desk.
 */
export const OfferedHour = z.object({
  _id: id,
  /** The waiting list entry that it is for. */
  waitingId: id,
  state: z.enum(["open", "booked", "lapsed", "declined", "taken_back"]),
  serviceIds: z.array(id),
  service_name: z.string(),
  /** One for each service. */
  masterIds: z.array(id),
  startsAt: z.string(),
  endsAt: z.string(),
  until: z.string(),
});
export type OfferedHour = z.infer<typeof OfferedHour>;

/** A slot that the desk offers to somebody on the list, with the entry's masters unless others are named. */
export const HourToOffer = z.strictObject({
  startsAt: instant,
  masterIds: z.array(id).min(1).max(mostServices).optional(),
});

const entry = {
  _id: id,
  /** `booked`: a visit was booked. `left`: the entry was ended. `passed`: its last date is over. */
  state: z.enum(["waiting", "booked", "left", "passed"]),
  serviceIds: z.array(id),
  service_name: z.string(),
  /** As requested: one for the whole visit, or one for each service. Each is an id or 'any'. */
  masterIds: z.array(z.string()),
  /** Dates of the salon, ascending. */
  dates: z.array(z.string()),
  /** Empty: any hour of the day. */
  hours: z.array(z.object({ opens: z.string(), closes: z.string() })),
  since: z.string(),
  /** Null while it waits. */
  endedAt: z.string().nullable(),
  /** The last slot offered for it. Null if none was. */
  offered: OfferedHour.nullable(),
  /** What it names that the salon has no more while it waits, so that no hour comes free for it; absent: nothing. */
  lacks: z.enum(["service", "master"]).optional(),
  /** The visit that came of it; absent where none did. */
  bookingId: id.optional(),
};

/** An entry of the caller's. */
export const WaitingEntry = z.object(entry);
export type WaitingEntry = z.infer<typeof WaitingEntry>;

/** An entry as the desk sees it. */
export const DeskWaitingEntry = z.object({
  ...entry,
  guestId: id,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  /** Whether the guest has an account, and so sees the entry there. */
  hasAccount: z.boolean(),
  /** The first free slot that fits. Null if there is none, or once the entry has ended. */
  fits: z.object({ startsAt: z.string(), masterIds: z.array(z.string()) }).nullable(),
});
export type DeskWaitingEntry = z.infer<typeof DeskWaitingEntry>;

/** The list as the desk requests it: `waiting` entries in their order; `given` and `gone` ones, latest first. */
export const WaitingQuery = z.strictObject({
  state: z.enum(["waiting", "given", "gone"]).default("waiting"),
  /** Only waiting entries that accept this date. Absent: all. */
  date: date.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** The answer's `next`. */
  cursor: z.string().max(100).optional(),
});
export type WaitingQuery = z.input<typeof WaitingQuery>;

export const WaitingList = z.object({
  entries: z.array(DeskWaitingEntry),
  /** How many wait, on any date. */
  waiting: z.number().int(),
  next: z.string().nullable(),
});
export type WaitingList = z.infer<typeof WaitingList>;
