import { useEffect, useRef, useState } from "react";
import { readSiteDraft } from "#app/data/site.ts";
import { changeBetween, mergeContents, type SitePart } from "#app/features/site/site-parts.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { isOnline, onOnlineChange } from "#app/lib/online.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SiteContent, SiteDraft } from "#contract/site-content.ts";

/** Typing rests this long before it is saved. */
const restMs = 800;

export type Saving = "saved" | "unsaved" | "saving" | "offline" | "failed" | "clash";

/** Somebody else changed the same parts meanwhile: how both stand. */
export interface Clash {
  theirs: SiteDraft;
  mine: SiteContent;
  parts: SitePart[];
}

/** The draft under the hands of one person: it saves itself, and notices when somebody else has saved. */
export function useSiteDraft(start: SiteDraft, onSaved: () => void) {
  const [content, setContent] = useState(start.content);
  const [published, setPublished] = useState(start.published);
  const [saving, setSaving] = useState<Saving>("saved");
  const [problem, setProblem] = useState<string>();
  const [clash, setClash] = useState<Clash>();
  /** Who saved meanwhile, where both are kept. */
  const [alongside, setAlongside] = useState<string | null>();
  const known = useRef({ version: start.version, content: start.content });
  const latest = useRef(start.content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  const stopped = useRef(false);

  function show(next: SiteContent) {
    latest.current = next;
    setContent(next);
  }

  /** Changes the draft; what is given is a copy that may be written to. */
  function edit(change: (copy: SiteContent) => void) {
    const copy = structuredClone(latest.current);
    change(copy);
    show(copy);
    setAlongside(undefined);
    setSaving(isOnline() ? "unsaved" : "offline");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), restMs);
  }

  /** Saves what is unsaved. @returns whether nothing is left to save */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current);
    await sending.current;
    if (stopped.current) return false;
    const change = changeBetween(known.current.content, latest.current);
    if (Object.keys(change).length === 0) {
      setSaving("saved");
      return true;
    }
    const sent = latest.current;
    let done = false;
    sending.current = (async () => {
      setSaving("saving");
      try {
        const { version } = await securedApi("saveSiteDraft", {
          body: { version: known.current.version, change },
        });
        known.current = { version, content: sent };
        setProblem(undefined);
        done = latest.current === sent;
        setSaving(done ? "saved" : "unsaved");
        onSaved();
      } catch (error) {
        await fail(error);
      }
    })();
    await sending.current;
    sending.current = undefined;
    return done;
  }

  async function fail(error: unknown) {
    if (error instanceof ApiError && error.code === "draft_changed") {
      try {
        return meet(await readSiteDraft());
      } catch (again) {
        return fail(again);
      }
    }
    const isAway = error instanceof ApiError && error.code === "network";
    setSaving(isAway ? "offline" : "failed");
    const said = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
    setProblem(said ?? explain(error));
  }

  /** Somebody else has saved: both are kept, and a part that both changed is asked about. */
  function meet(theirs: SiteDraft) {
    const mine = latest.current;
    const { content: merged, both } = mergeContents({
      known: known.current.content,
      mine,
      theirs: theirs.content,
    });
    setPublished(theirs.published);
    if (both.length > 0) {
      stopped.current = true;
      setClash({ theirs, mine, parts: both });
      return setSaving("clash");
    }
    take(theirs, merged);
    setAlongside(theirs.savedBy);
  }

  function take(theirs: SiteDraft, merged: SiteContent) {
    known.current = { version: theirs.version, content: theirs.content };
    show(merged);
    setSaving("unsaved");
    timer.current = setTimeout(() => void save(), 0);
  }

  /** Settles a clash. @param keep whose words stay in the parts that both changed */
  function settle(keep: "mine" | "theirs") {
    if (!clash) return;
    const both = { known: known.current.content, mine: clash.mine, theirs: clash.theirs.content };
    stopped.current = false;
    setClash(undefined);
    take(clash.theirs, mergeContents(both, keep).content);
  }

  /** Begins anew with what the server has: after publishing, discarding, restoring. */
  async function reload() {
    const draft = await readSiteDraft();
    known.current = { version: draft.version, content: draft.content };
    show(draft.content);
    setPublished(draft.published);
    setSaving("saved");
    setProblem(undefined);
    onSaved();
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const stop = onOnlineChange(() => {
      if (isOnline()) void saveNow.current();
    });
    return () => {
      stop();
      // Going to another page of the dashboard saves what was typed last.
      void saveNow.current();
    };
  }, []);

  const version = () => known.current.version;
  return { content, published, saving, problem, clash, alongside, edit, save, settle, reload, version };
}
