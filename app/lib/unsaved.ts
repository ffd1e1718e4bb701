/** The router allows one blocker, which Offline.tsx has, so a page leaves its question here. */
export const unsaved: {
  /** Asks whether to leave the page with unsaved work; undefined while everything is saved. */
  ask?: () => Promise<boolean>;
  /** The query parameter that the work belongs to. Changing its value loses the work, too. */
  belongsTo?: string;
  /** Whether `ask` saves first, so that without a connection it waits for one and may then not have to ask. */
  isSavedFirst?: boolean;
} = {};

/** Whether going from one query to another on the same page loses unsaved work. */
export function isLostBetween(from: URLSearchParams, to: URLSearchParams): boolean {
  const { belongsTo } = unsaved;
  return belongsTo !== undefined && from.get(belongsTo) !== to.get(belongsTo);
}
