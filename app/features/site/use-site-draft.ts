import { useEffect, useRef, useState } from "react";
import { readSiteDraft } from "#app/data/site.ts";
import { changeBetween, mergeContents, type SitePart } from "#app/features/site/site-parts.ts";
import { holdBack, inBodies, isAbout, type Objection, objectionsTo } from "#app/features/site/site-saving.ts";
import { ApiError, hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { isOnline, onOnlineChange } from "#app/lib/online.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SiteContent, SiteDraft } from "#contract/site-content.ts";

/** How long typing must pause before it is saved. */
const restMs = 800;

/**
 * `refused`: everything is saved except the fields that show an error. `unread`: the server's new state did not load.
 */
export type Saving = "saved" | "unsaved" | "saving" | "offline" | "failed" | "refused" | "unread" | "clash";

/** Somebody else changed the same parts: both versions. */
export interface Clash {
  theirs: SiteDraft;
  mine: SiteContent;
  parts: SitePart[];
}

/** The draft as one person edits it. It saves itself, and notices when somebody else has saved. */
export function useSiteDraft(start: SiteDraft, onSaved: () => void) {
  const [content, setContent] = useState(start.content);
  const [published, setPublished] = useState(start.published);
  const [saving, setSaving] = useState<Saving>("saved");
  const [problem, setProblem] = useState<string>();
  const [objections, setObjections] = useState<Objection[]>([]);
  const [clash, setClash] = useState<Clash>();
  /** Who saved in the meantime, if both versions were merged. */
  const [alongside, setAlongside] = useState<string | null>();
  const known = useRef({ version: start.version, content: start.content });
  const latest = useRef(start.content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const stopped = useRef(false);
  /** Set when the draft was replaced on the server and not read again yet: the local content at that time. */
  const replaced = useRef<SiteContent>(undefined);

  /** Sends one request at a time: each contains the version that the one before it has made. */
  function inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = line.current.then(work);
    line.current = turn.catch(() => {});
    return turn;
  }

  function show(next: SiteContent) {
    latest.current = next;
    setContent(next);
  }

  /** Changes the draft. `change` gets a copy that it may modify. */
  function edit(change: (copy: SiteContent) => void) {
    const copy = structuredClone(latest.current);
    change(copy);
    show(copy);
    setAlongside(undefined);
    setSaving(isOnline() ? "unsaved" : "offline");
    saveSoon(restMs);
  }

  function saveSoon(inMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), inMs);
  }

  /** Saves unsaved changes. @returns whether everything sent was saved; what is typed meanwhile is saved later */
  function save(): Promise<boolean> {
    clearTimeout(timer.current);
    return inLine(() => send([]));
  }

  /** Saves unsaved changes, and what is typed meanwhile. @returns whether nothing is left to save */
  async function saveAll(): Promise<boolean> {
    do if (!(await save())) return false;
    while (isLeft());
    return true;
  }

  const isLeft = () => Object.keys(changeBetween(known.current.content, latest.current)).length > 0;

  /** @param refused what the server has objected to in this round */
  async function send(refused: Objection[]): Promise<boolean> {
    if (stopped.current || !(await takeOver())) return false;
    const mine = latest.current;
    const found = [...(await objectionsTo(mine)), ...refused];
    const change = changeBetween(known.current.content, holdBack(mine, known.current.content, found));
    try {
      if (Object.keys(change).length > 0) {
        setSaving("saving");
        await sendBodies(change);
        onSaved();
      }
    } catch (error) {
      const more = refused.length === 0 ? objectionsIn(error) : [];
      return more.length > 0 ? await send(more) : await fail(error);
    }
    setProblem(undefined);
    setObjections(found);
    if (latest.current !== mine) setSaving("unsaved");
    else setSaving(found.length > 0 ? "refused" : "saved");
    return found.length === 0;
  }

  async function sendBodies(change: Partial<SiteContent>) {
    for (const part of inBodies(change)) {
      const body = { version: known.current.version, change: part };
      const { version } = await securedApi("saveSiteDraft", { body });
      known.current = { version, content: { ...known.current.content, ...part } };
    }
  }

  async function fail(error: unknown): Promise<false> {
    if (hasCode(error, "draft_changed")) {
      try {
        meet(await readSiteDraft());
        return false;
      } catch (again) {
        return fail(again);
      }
    }
    const isAway = hasCode(error, "network");
    setSaving(isAway ? "offline" : "failed");
    setProblem(objectionsIn(error)[0]?.message ?? explain(error));
    return false;
  }

  /** Somebody else has saved: merges both, and asks about a part that both changed. */
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
    saveSoon(0);
  }

  /** Settles a clash. @param keep whose version to keep of the parts that both changed */
  function settle(keep: "mine" | "theirs") {
    if (!clash) return;
    const both = { known: known.current.content, mine: clash.mine, theirs: clash.theirs.content };
    stopped.current = false;
    setClash(undefined);
    take(clash.theirs, mergeContents(both, keep).content);
  }

  /**
   * Lets the server publish or replace the draft, and starts again from the result. What is typed meanwhile stays.
   * @param replace returns undefined if it failed
   * @param drops whether unsaved changes are dropped, too
   */
  function renew(replace: (version: number) => Promise<unknown>, drops = false): Promise<boolean> {
    const shown = latest.current;
    clearTimeout(timer.current);
    return inLine(async () => {
      const before = drops ? shown : known.current.content;
      const isDone = (await replace(known.current.version)) !== undefined;
      if (isDone) {
        replaced.current = before;
        if (await takeOver()) onSaved();
      }
      // If the new draft can't be read, wait for 'Try again': a button must not disappear under somebody's hand.
      if (!replaced.current) saveSoon(restMs);
      return isDone;
    });
  }

  /** Reads the draft again after it was replaced. @returns false if it could not be read: then nothing may be saved */
  async function takeOver(): Promise<boolean> {
    const before = replaced.current;
    if (!before) return true;
    try {
      const { version, content: theirs, published: live } = await readSiteDraft();
      replaced.current = undefined;
      const mine = latest.current;
      known.current = { version, content: theirs };
      show(mergeContents({ known: before, mine, theirs }).content);
      setPublished(live);
      setProblem(undefined);
      setObjections([]);
      setSaving(isLeft() ? "unsaved" : "saved");
      return true;
    } catch (error) {
      setSaving("unread");
      setProblem(explain(error));
      return false;
    }
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const stop = onOnlineChange(() => {
      if (isOnline()) void saveNow.current();
    });
    return () => {
      stop();
      // Going to another page of the dashboard saves the last changes.
      void saveNow.current();
    };
  }, []);

  /** Why the value at this path was refused. */
  const objectionAt = (path: string) => objections.find((one) => isAbout(path, one))?.message;

  return {
    content,
    published,
    saving,
    problem,
    objections,
    objectionAt,
    clash,
    alongside,
    edit,
    save,
    saveAll,
    settle,
    renew,
  };
}

/** The server's objections to single fields. */
function objectionsIn(error: unknown): Objection[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.map(({ field, message }) => ({ field: field.replace(/^change\./, ""), message }));
}
