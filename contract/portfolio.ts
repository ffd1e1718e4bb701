import { z } from "zod";
import { date, id, image, line, mostCounted } from "#contract/fields.ts";

const inBangla = z.string().trim().max(200).nullable();

/** A picture, and a description for people who cannot see it. */
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
  /** The picture from before the visit, if there is a pair. */
  before: z.object({ picture: z.string(), alt: z.string(), altBn: z.string().nullable() }).nullable(),
  serviceId: id,
  masterId: id,
});
export type Work = z.infer<typeof Work>;

/** Counts the changes of a work. */
const version = z.int().min(1).max(mostCounted);

/** A piece of work as the owner sees it, shown or not. Its picture is empty after it was withdrawn and deleted. */
export const ManagedWork = Work.extend({
  showsPerson: z.boolean(),
  /** The date on which the person in the picture agreed; null without consent. */
  consentedOn: z.string().nullable(),
  /** When the person withdrew the consent, unless somebody has agreed since. */
  withdrawnAt: z.string().nullable(),
  /** Whether the owner wants visitors to see it. */
  published: z.boolean(),
  /** Whether visitors see it: published, with its picture, and with consent if it shows a person. */
  shown: z.boolean(),
  version,
});
export type ManagedWork = z.infer<typeof ManagedWork>;

/** A new piece of work. A picture of a person is shown only once `consentedOn` has a date. */
export const NewWork = Shot.extend({
  title: line("Title is required"),
  titleBn: inBangla,
  before: Shot.nullable(),
  serviceId: id,
  masterId: id,
  showsPerson: z.boolean(),
  consentedOn: date.nullable(),
  published: z.boolean(),
});
export type NewWork = z.infer<typeof NewWork>;

/** Sent again with the same key, it is added once. */
export const WorkToAdd = NewWork.extend({ key: z.uuid().optional() });
export type WorkToAdd = z.infer<typeof WorkToAdd>;

/**
 * Changes to the version of the work that the caller has seen. Absent fields stay. A new picture needs a new consent.
 */
export const WorkChange = NewWork.partial().extend({ version });
export type WorkChange = z.infer<typeof WorkChange>;

export const WorkOrder = z.strictObject({ ids: z.array(id).min(1).max(100) });
