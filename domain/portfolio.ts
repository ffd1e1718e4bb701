/** The most works in a portfolio, since all of them are on the home page. */
export const mostWorks = 24;

/** What decides whether a picture may be shown. */
export interface Consent {
  /** Whether the picture shows a person. */
  showsPerson: boolean;
  /** The salon's date on which that person agreed. Null until somebody has, and after the consent was withdrawn. */
  consentedOn: string | null;
}

/** Whether visitors may see a work. A picture of a person is shown only with that person's consent. */
export function isShown({ showsPerson, consentedOn }: Consent): boolean {
  return !showsPerson || consentedOn !== null;
}

/**
 * The consent to a work after it changed. If a date is sent, it counts. Otherwise a new picture has no consent yet,
 * since another person may be in it.
 * @param change what is sent; `newPicture` says whether the picture is replaced
 */
export function consentAfter(
  known: Consent,
  change: { consentedOn?: string | null | undefined; newPicture: boolean },
): string | null {
  if (change.consentedOn !== undefined) return change.consentedOn;
  return change.newPicture ? null : known.consentedOn;
}

/** Whether a consent can have that date: today or earlier. @param today the salon's date */
export function canBeConsent(date: string | null, today: string): boolean {
  return date === null || date <= today;
}
