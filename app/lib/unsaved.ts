/** The router has one blocker, which Offline.tsx has, so a page leaves its question here. */
export const unsaved: {
  /** Asks whether the page may be left with what is not saved on it; undefined while all is saved. */
  ask?: () => Promise<boolean>;
  /** The part of the address's query that it belongs to, where another value of it takes the work away, too. */
  belongsTo?: string;
  /** Whether it is saved before it asks, so that without a connection it waits for one and then may not have to ask. */
  isSavedFirst?: boolean;
} = {};

/** Whether work that is not saved goes with a step from one query of the page to another. */
export function isLostBetween(from: URLSearchParams, to: URLSearchParams): boolean {
  const { belongsTo } = unsaved;
  return belongsTo !== undefined && from.get(belongsTo) !== to.get(belongsTo);
}
