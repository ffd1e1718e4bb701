import { z } from "zod";
import { date, email, id, instant, line, mobile } from "#contract/fields.ts";
import { clockTime, closes } from "#contract/schedules.ts";
import { fitsServices, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { languages } from "#domain/language.ts";
import { mostServices } from "#domain/service-choice.ts";
import { waitingLimits } from "#domain/waiting.ts";

/** Hours of a day in which a visit may begin, on the salon's clock: from `opens` until before `closes`. */
const hoursOfDay = z
  .strictObject({ opens: clockTime, closes })
  .refine(({ opens, closes: end }) => opens < end, {
    path: ["closes"],
    message: "Hours end after they begin",
  });

const wish = {
  serviceIds: z.array(id).min(1, "Choose a service").max(mostServices),
  ...withWhom,
  /** Dates of the salon that would do. */
  dates: z.array(date).min(1, "Choose a day").max(waitingLimits.dates, "Choose at most 14 days"),
  /** Hours of the day that would do; left out: any. */
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
    /** The guest that the desk has found. Left out: the guest of this number without an account, or a new one. */
    guestId: id.optional(),
    /** Another guest than those who have this number, unless one has this name, too. */
    isNewGuest: z.boolean().optional(),
    /** In which language a guest without an account is told from now on; left out: as before. */
    language: z.enum(languages).optional(),
    key: z.uuid().optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), oneForEach);
export type WaitingOfGuest = z.infer<typeof WaitingOfGuest>;

/**
 * An hour that came free and is held for somebody who waits. `open`: held until `until`, and free for its guest alone on the
 * booking page, which has it in its address as `at`, with the `master` of each service and `offered`. Then `booked`; `lapsed` when nobody
 * answered; `declined`; or `taken_back` by the desk.
 */
export const OfferedHour = z.object({
  _id: id,
  /** The entry that it is for. */
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

/** The hour that the desk gives somebody who waits; with the masters that the entry asks for unless it names others. */
export const HourToOffer = z.strictObject({
  startsAt: instant,
  masterIds: z.array(id).min(1).max(mostServices).optional(),
});

const entry = {
  _id: id,
  /** `booked`: the visit came of it. `left`: it was ended. `passed`: its last date is over. */
  state: z.enum(["waiting", "booked", "left", "passed"]),
  serviceIds: z.array(id),
  service_name: z.string(),
  /** As they were asked for: one for the whole visit, or one for each service; an id or 'any'. */
  masterIds: z.array(z.string()),
  /** Dates of the salon, ascending. */
  dates: z.array(z.string()),
  /** None: any hour of the day. */
  hours: z.array(z.object({ opens: z.string(), closes: z.string() })),
  since: z.string(),
  /** Null while it waits. */
  endedAt: z.string().nullable(),
  /** The last hour that was offered for it; null where none was. */
  offered: OfferedHour.nullable(),
  /** What it names that the salon has no more while it waits, so that no hour comes free for it; absent: nothing. */
  lacks: z.enum(["service", "master"]).optional(),
  /** The visit that came of it; absent where none did. */
  bookingId: id.optional(),
};

/** Something that the one who asks waits for. */
export const WaitingEntry = z.object(entry);
export type WaitingEntry = z.infer<typeof WaitingEntry>;

/** The same as the desk sees it. */
export const DeskWaitingEntry = z.object({
  ...entry,
  guestId: id,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  /** Whether the guest has an account, and sees it among their own. */
  hasAccount: z.boolean(),
  /** A free hour that it means, the first; null where there is none, and of what has ended. */
  fits: z.object({ startsAt: z.string(), masterIds: z.array(z.string()) }).nullable(),
});
export type DeskWaitingEntry = z.infer<typeof DeskWaitingEntry>;

/** The list as the desk asks for it: who waits, in their turn; who was given an hour, and who is gone, the latest first. */
export const WaitingQuery = z.strictObject({
  state: z.enum(["waiting", "given", "gone"]).default("waiting"),
  /** Of those who wait, who would come on this date; left out: all. */
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
