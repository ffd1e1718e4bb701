/** The database is away, frozen, or does not answer in time. Whether the request took effect is unknown: try again. */
export class DatabaseAway extends Error {}
