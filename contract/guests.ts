import { z } from "zod";
import { Booking, HowPaid } from "#contract/bookings.ts";
import { email, id, instant, line, mobile, money } from "#contract/fields.ts";
import { BoughtPackage } from "#contract/packages.ts";
import { guestGroups } from "#domain/guests/groups.ts";
import { languages } from "#domain/language.ts";

const address = z.string().trim().max(200);

/** A guest in a list: somebody with an account, or known only by a number. */
export const GuestSummary = z.object({
  _id: id,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  address: z.string(),
  hasAccount: z.boolean(),
  /** Completed visits, and missed ones. */
  visits: z.number().int(),
  noShows: z.number().int(),
  /** Dollars of completed visits: paid, and unpaid. */
  spent: money,
  owes: money,
  lastVisit: z.string().nullable(),
  nextVisit: z.string().nullable(),
  memberUntil: z.string().nullable(),
});
export type GuestSummary = z.infer<typeof GuestSummary>;

/** A page of guests, most recent booking first. `search` is any part of a name, a number in any form, or an address. */
export const GuestsQuery = z
  .strictObject({
    search: z.string().trim().max(100).optional(),
    only: z.enum(guestGroups).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  })
  .refine(({ search = "", only }) => search === "" || only === undefined, {
    message: "A search looks among all guests",
    path: ["only"],
  });
export type GuestsQuery = z.input<typeof GuestsQuery>;

/** `isCut`: there may be more than `count`. Only a longer search can find them. */
export const GuestList = z.object({
  guests: z.array(GuestSummary),
  count: z.number().int(),
  isCut: z.boolean(),
});
export type GuestList = z.infer<typeof GuestList>;

export const GuestVisit = Booking.extend({ note: z.string(), paid: HowPaid });
export type GuestVisit = z.infer<typeof GuestVisit>;

export const GuestNote = z.object({
  _id: id,
  note: z.string(),
  /** Shown wherever the guest is booked. A guest has at most one pinned note. */
  pinned: z.boolean(),
  by: z.string(),
  date: z.string(),
});
export type GuestNote = z.infer<typeof GuestNote>;

const habit = z.object({ _id: id, visits: z.number().int() }).nullable();

export const Guest = GuestSummary.extend({
  since: z.string(),
  /** Other numbers under which the guest has booked. */
  otherNumbers: z.array(z.string()),
  /**
   * Whether the account has had a completed visit under this number. Until then, somebody else may have typed the
   * number into their account, so ask for the address before telling anyone there about a visit.
   */
  isAddressKnown: z.boolean(),
  /** Whether the account has verified its address. Until then it does not show what the desk books for it. */
  isAddressProved: z.boolean(),
  /** The account's language, or the one that the desk chose last. */
  language: z.enum(languages),
  /** Whether a guest without an account asked for texts to the number, as the desk last noted. */
  byText: z.boolean(),
  notes: z.array(GuestNote),
  /** Packages bought on the site or at the desk, newest first. */
  packages: z.array(BoughtPackage),
  /** Visits to be arranged, then the latest first, `mostOfGuest` at most. */
  visitList: z.array(GuestVisit),
  /** The most frequent master and service in the completed visits of the list, and the days between those visits. */
  usualMaster: habit,
  usualService: habit,
  everyDays: z.number().int().nullable(),
  /** Other guests with the same number or e-mail address. */
  lookalikes: z.array(
    z.object({ _id: id, name: z.string(), number: z.string(), email: z.string(), visits: z.number().int() }),
  ),
  /** Merges that can still be undone: the guest who was merged in, and until when. */
  merges: z.array(z.object({ _id: id, name: z.string(), number: z.string(), until: z.string() })),
});
export type Guest = z.infer<typeof Guest>;

export const NewGuest = z.strictObject({
  name: line("Name is required"),
  number: mobile,
  email: email.or(z.literal("")).optional(),
  address: address.optional(),
});
export type NewGuest = z.infer<typeof NewGuest>;

/** Sent again with the same key, the guest is written down once. */
export const GuestToAdd = NewGuest.extend({ key: z.uuid().optional() });

/** What is left out stays. A guest with an account keeps the account's e-mail address. */
export const GuestChange = z.strictObject({
  name: line("Name is required").optional(),
  number: mobile.optional(),
  email: email.or(z.literal("")).optional(),
  address: address.optional(),
});
export type GuestChange = z.infer<typeof GuestChange>;

const note = z.string().trim().min(1, "Write a note").max(1000);

export const NewGuestNote = z.strictObject({ note, pinned: z.boolean().default(false) });

/** Sent again with the same key, it is written once. */
export const GuestNoteToAdd = NewGuestNote.extend({ key: z.uuid().optional() });

/**
 * What is left out stays. `seen`: what the note said when it was written; refused with `wrong_state` where it says
 * something else by now.
 */
export const GuestNoteChange = z.strictObject({
  note: note.optional(),
  pinned: z.boolean().optional(),
  seen: z.string().max(1000).optional(),
});

/** `seen`: the date of the note's words as they were read; refused with `wrong_state` where they are others by now. */
export const GuestNoteRemoval = z.strictObject({ seen: instant.optional() });

const from = z.enum(["this", "other"]).default("this");

/** The other guest, and which of the two keeps each field. */
export const GuestMerge = z.strictObject({
  otherId: id,
  name: from,
  number: from,
  email: from,
  address: from,
});
export type GuestMerge = z.input<typeof GuestMerge>;
