import { z } from "zod";
import { date, email, id } from "#contract/fields.ts";
import { staffRoles } from "#domain/access.ts";
import { setupSteps } from "#domain/setup.ts";

/** The setup guide of a new salon: the state of each step, and what it reports. */
export const Setup = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(["done", "open", "locked"]) })),
  /** Steps to finish before the salon can open, in their order. */
  missing: z.array(z.enum(setupSteps)),
  services: z.number().int(),
  /** Masters who have hours. */
  masters: z.number().int(),
  /** Services that nobody with hours performs. */
  unserved: z.number().int(),
  cards: z.enum(["none", "at_salon", "test", "live"]),
  /** Whether mails leave this machine. */
  sendsMails: z.boolean(),
  /** People who work here besides one owner, and open invitations. */
  teammates: z.number().int(),
  /** When it was opened. Null until then. */
  openedAt: z.string().nullable(),
  /** The opening day shown to visitors, YYYY-MM-DD. */
  opensOn: z.string().nullable(),
});
export type Setup = z.infer<typeof Setup>;

/** The card provider's answer now: `refused` means invalid keys, `silent` no answer in time. */
export const CardsCheck = z.object({ state: z.enum(["none", "works", "refused", "silent"]) });
export type CardsCheck = z.infer<typeof CardsCheck>;

export const OpeningDay = z.strictObject({ date: date.nullable() });

/** Somebody who is invited to work here. */
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
