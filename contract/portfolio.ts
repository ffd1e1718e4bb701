import { z } from "zod";
import { date, id, image, line } from "#contract/fields.ts";

const inBangla = z.string().trim().max(200).nullable();

/** A picture, and what it shows for people who cannot see it. */
const Shot = z.strictObject({
  picture: image,
  alt: line("Say what the picture shows"),
  altBn: inBangla,
});

/** A piece of the salon's work as visitors see it. */
export const Work = z.object({
  _id: id,
  title: z.string(),
  titleBn: z.string().nullable(),
  picture: z.string(),
  alt: z.string(),
  altBn: z.string().nullable(),
  /** The picture from before the visit, where there is a pair. */
  before: z.object({ picture: z.string(), alt: z.string(), altBn: z.string().nullable() }).nullable(),
  serviceId: id,
  masterId: id,
});
export type Work = z.infer<typeof Work>;

/** A piece of work as the owner sees it, shown or not. */
export const ManagedWork = Work.extend({
  showsPerson: z.boolean(),
  /** The date on which the person in the picture agreed; null without consent. */
  consentedOn: z.string().nullable(),
  /** When the person took the consent back, if nobody has agreed since. */
  withdrawnAt: z.string().nullable(),
  shown: z.boolean(),
});
export type ManagedWork = z.infer<typeof ManagedWork>;

/** A new piece of work. A picture of a person is shown once `consentedOn` has a date. */
export const NewWork = Shot.extend({
  title: line("Title is required"),
  titleBn: inBangla,
  before: Shot.nullable(),
  serviceId: id,
  masterId: id,
  showsPerson: z.boolean(),
  consentedOn: date.nullable(),
});
export type NewWork = z.infer<typeof NewWork>;

/** What is to change of a piece of work; what is left out stays. A new picture needs a new consent. */
export const WorkChange = NewWork.partial();
export type WorkChange = z.infer<typeof WorkChange>;

export const WorkOrder = z.strictObject({ ids: z.array(id).min(1).max(100) });
