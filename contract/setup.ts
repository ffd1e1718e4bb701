import { z } from "zod";
import { date, email, id } from "#contract/fields.ts";
import { staffRoles } from "#domain/access.ts";
import { setupSteps } from "#domain/setup.ts";

/** The guide of a new salon: how each step stands, and what it says of itself. */
export const Setup = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(["done", "open", "locked"]) })),
  /** Steps that are to be done before the salon can open, in their order. */
  missing: z.array(z.enum(setupSteps)),
  services: z.number().int(),
  /** Masters who have hours. */
  masters: z.number().int(),
  /** Services that nobody with hours performs. */
  unserved: z.number().int(),
  cards: z.enum(["none", "test", "live"]),
  /** Whether mails leave this machine. */
  sendsMails: z.boolean(),
  /** People who work here besides one owner, and open invitations. */
  teammates: z.number().int(),
  /** When it was opened; null until then. */
  openedAt: z.string().nullable(),
  /** The day of which visitors read that it opens, YYYY-MM-DD. */
  opensOn: z.string().nullable(),
});
export type Setup = z.infer<typeof Setup>;

/** What the card provider says now: `refused` are keys that it does not take, `silent` is no answer in time. */
export const CardsCheck = z.object({ state: z.enum(["none", "works", "refused", "silent"]) });
export type CardsCheck = z.infer<typeof CardsCheck>;

export const OpeningDay = z.strictObject({ date: date.nullable() });

/** Somebody who is asked to work here. */
export const Invitation = z.object({
  _id: id,
  email: z.string(),
  role: z.enum(staffRoles),
  invitedAt: z.string(),
  endsAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewInvitation = z.strictObject({ email, role: z.enum(staffRoles) });
export type NewInvitation = z.infer<typeof NewInvitation>;
