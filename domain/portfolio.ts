/** How many works a portfolio holds at the most: all of them stand on the home page. */
export const mostWorks = 24;

/** What decides whether a picture may be shown. */
export interface Consent {
  /** Whether the picture shows a person. */
  showsPerson: boolean;
  /** The salon's date on which that person agreed; null while nobody has, and after it was withdrawn. */
  consentedOn: string | null;
}

/** Whether visitors may see a work: a picture of a person is shown with that person's consent alone. */
export function isShown({ showsPerson, consentedOn }: Consent): boolean {
  return !showsPerson || consentedOn !== null;
}

/**
 * The consent to a work after a change of it. A date that is sent counts. Otherwise a new picture has no consent
 * yet, since another person may be in it.
 * @param change what is sent; `newPicture` says whether it has another picture than before
 */
export function consentAfter(
  known: Consent,
  change: { consentedOn?: string | null | undefined; newPicture: boolean },
): string | null {
  if (change.consentedOn !== undefined) return change.consentedOn;
  return change.newPicture ? null : known.consentedOn;
}

/** Whether a consent can be of that date: of today or earlier. @param today the salon's date */
export function canBeConsent(date: string | null, today: string): boolean {
  return date === null || date <= today;
}
