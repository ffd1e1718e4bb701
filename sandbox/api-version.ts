/** The API version of the SDK, in which objects are kept. */
export const API_VERSION = "2026-10-28.endive";

/**
 * The last version in which an intent listed its charges and a charge its refunds, as accounts have it that were opened
 * until then.
 */
const LISTING_VERSION = "2022-08-01";

export const API_VERSIONS = [API_VERSION, LISTING_VERSION] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];
