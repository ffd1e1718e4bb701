import type { NewWork } from "#contract/portfolio.ts";
import type { WorkRow } from "#server/database/portfolio-works.ts";

/** Stands in for the address of a picture that was deleted when its consent was withdrawn. */
export const deletedPicture = "";

/** The fields of a work that decide whether it may be shown. */
export function consentOf({ shows_person, consented_on }: WorkRow) {
  return { showsPerson: shows_person === 1, consentedOn: consented_on };
}

/** The addresses of its pictures, without deleted ones. */
export function picturesOfWork({
  picture,
  before_picture,
}: Pick<WorkRow, "picture" | "before_picture">): string[] {
  return [picture, before_picture]
    .filter((address) => address !== null)
    .filter((address) => address !== deletedPicture);
}

/** The columns of a work that change when some pictures are deleted. */
export function withoutPictures(row: WorkRow, gone: readonly string[]) {
  return {
    ...(gone.includes(row.picture) && { picture: deletedPicture }),
    ...(row.before_picture !== null &&
      gone.includes(row.before_picture) && { before_picture: null, before_alt: null, before_alt_bn: null }),
  };
}

/** The columns that store what the owner enters for a work. */
export function columnsOf(work: NewWork) {
  const { picture, alt, altBn, before, title, titleBn, serviceId, masterId, showsPerson, consentedOn } = work;
  return {
    published: work.published ? 1 : 0,
    picture,
    alt,
    alt_bn: altBn || null,
    before_picture: before?.picture ?? null,
    before_alt: before?.alt ?? null,
    before_alt_bn: before?.altBn || null,
    title,
    title_bn: titleBn || null,
    service_id: serviceId,
    master_id: masterId,
    shows_person: showsPerson ? 1 : 0,
    consented_on: consentedOn,
  };
}

/** What the owner entered for a work. */
export function draftOf(row: WorkRow): NewWork {
  const { before_picture: picture, before_alt: alt, before_alt_bn: altBn } = row;
  return {
    title: row.title,
    titleBn: row.title_bn,
    picture: row.picture,
    alt: row.alt,
    altBn: row.alt_bn,
    before: picture === null || alt === null ? null : { picture, alt, altBn },
    serviceId: row.service_id,
    masterId: row.master_id,
    published: row.published === 1,
    ...consentOf(row),
  };
}
