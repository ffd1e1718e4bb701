import { useEffect, useState, useSyncExternalStore } from "react";
import { readSiteDraft } from "#app/data/site.ts";
import { createSiteDraft } from "#app/features/site/site-draft.ts";
import { isAbout } from "#app/features/site/site-saving.ts";
import { isOnline, onOnlineChange } from "#app/lib/online.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SiteDraft } from "#contract/site-content.ts";

/** The draft of this editor. It is saved when the connection is back, and when its page is left. */
export function useSiteDraft(start: SiteDraft, onSaved: () => void) {
  const [{ getState, subscribe, ...draft }] = useState(() =>
    createSiteDraft(start, {
      read: readSiteDraft,
      save: (body) => securedApi("saveSiteDraft", { body }),
      onSaved,
    }),
  );
  const state = useSyncExternalStore(subscribe, getState, getState);
  const { save } = draft;
  useEffect(() => {
    const stop = onOnlineChange(() => {
      if (isOnline()) void save();
    });
    return () => {
      stop();
      // Going to another page of the dashboard saves the last changes.
      void save();
    };
  }, [save]);

  /** Why the value at this path was refused. */
  const objectionAt = (path: string) => state.objections.find((one) => isAbout(path, one))?.message;
  return { ...state, ...draft, objectionAt };
}
