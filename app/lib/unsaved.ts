/** The router has one blocker, which Offline.tsx has, so a page leaves its question here. */
export const unsaved: {
  /** Asks whether the page may be left with what is not saved on it; undefined while all is saved. */
  ask?: () => Promise<boolean>;
  /** Whether another query of the page loses it, too. */
  atQuery?: boolean;
} = {};
