/** The database is away, frozen, or does not answer in time. Nothing is known of what was asked: try again. */
export class DatabaseAway extends Error {}
