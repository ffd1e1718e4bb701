import { changeBetween, mergeContents, type SitePart } from "#app/features/site/site-parts.ts";
import { holdBack, inBodies, type Objection, objectionsTo } from "#app/features/site/site-saving.ts";
import { ApiError, hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { isOnline } from "#app/lib/online.ts";
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

/** What the editor shows of the draft. */
export interface SiteDraftState {
  content: SiteContent;
  published: SiteDraft["published"];
  saving: Saving;
  /** Why it is not saved. */
  problem?: string | undefined;
  objections: readonly Objection[];
  clash?: Clash | undefined;
  /** Who saved in the meantime, if both versions were merged. */
  alongside?: SiteDraft["savedBy"] | undefined;
}

export interface SiteDraftPorts {
  read(): Promise<SiteDraft>;
  save(body: { version: number; change: Partial<SiteContent> }): Promise<{ version: number }>;
  onSaved(): void;
}

/** The draft as one person edits it. It saves itself, and notices when somebody else has saved. */
export function createSiteDraft(start: SiteDraft, { read, save: sendBody, onSaved }: SiteDraftPorts) {
  const listeners = new Set<() => void>();
  let state: SiteDraftState = {
    content: start.content,
    published: start.published,
    saving: "saved",
    objections: [],
  };
  /** What the server has, as far as this page knows. */
  let known = { version: start.version, content: start.content };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  /** Set when the draft was replaced on the server and not read again yet: the local content at that time. */
  let replaced: SiteContent | undefined;

  function show(news: Partial<SiteDraftState>) {
    state = { ...state, ...news };
    for (const listener of listeners) listener();
  }

  /** Sends one request at a time: each contains the version that the one before it has made. */
  function inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = line.then(work);
    line = turn.catch(() => {});
    return turn;
  }

  /** Changes the draft. `change` gets a copy that it may modify. */
  function edit(change: (copy: SiteContent) => void) {
    const content = structuredClone(state.content);
    change(content);
    show({ content, alongside: undefined, saving: isOnline() ? "unsaved" : "offline" });
    saveSoon(restMs);
  }

  function saveSoon(inMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), inMs);
  }

  /** Saves unsaved changes. @returns whether everything sent was saved; what is typed meanwhile is saved later */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    return inLine(() => send([]));
  }

  /** Saves unsaved changes, and what is typed meanwhile. @returns whether nothing is left to save */
  async function saveAll(): Promise<boolean> {
    do if (!(await save())) return false;
    while (isLeft());
    return true;
  }

  const isLeft = () => Object.keys(changeBetween(known.content, state.content)).length > 0;

  /** @param refused what the server has objected to in this round */
  async function send(refused: Objection[]): Promise<boolean> {
    if (state.clash || !(await takeOver())) return false;
    const mine = state.content;
    const objections = [...(await objectionsTo(mine)), ...refused];
    const change = changeBetween(known.content, holdBack(mine, known.content, objections));
    try {
      if (Object.keys(change).length > 0) {
        show({ saving: "saving" });
        await sendBodies(change);
        onSaved();
      }
    } catch (error) {
      const more = refused.length === 0 ? objectionsIn(error) : [];
      return more.length > 0 ? await send(more) : await fail(error);
    }
    const saving = objections.length > 0 ? "refused" : "saved";
    show({ problem: undefined, objections, saving: state.content === mine ? saving : "unsaved" });
    return objections.length === 0;
  }

  async function sendBodies(change: Partial<SiteContent>) {
    for (const part of inBodies(change)) {
      const { version } = await sendBody({ version: known.version, change: part });
      known = { version, content: { ...known.content, ...part } };
    }
  }

  async function fail(error: unknown): Promise<false> {
    if (hasCode(error, "draft_changed")) {
      try {
        meet(await read());
        return false;
      } catch (again) {
        return fail(again);
      }
    }
    show({
      saving: hasCode(error, "network") ? "offline" : "failed",
      problem: objectionsIn(error)[0]?.message ?? explain(error),
    });
    return false;
  }

  /** Somebody else has saved: merges both, and asks about a part that both changed. */
  function meet(theirs: SiteDraft) {
    const mine = state.content;
    const { content: merged, both } = mergeContents({ known: known.content, mine, theirs: theirs.content });
    show({ published: theirs.published });
    if (both.length > 0) return show({ clash: { theirs, mine, parts: both }, saving: "clash" });
    take(theirs, merged);
    show({ alongside: theirs.savedBy });
  }

  function take(theirs: SiteDraft, content: SiteContent) {
    known = { version: theirs.version, content: theirs.content };
    show({ content, saving: "unsaved" });
    saveSoon(0);
  }

  /** Settles a clash. @param keep which version stays of the parts that both changed */
  function settle(keep: "mine" | "theirs") {
    const { clash } = state;
    if (!clash) return;
    const both = { known: known.content, mine: clash.mine, theirs: clash.theirs.content };
    show({ clash: undefined });
    take(clash.theirs, mergeContents(both, keep).content);
  }

  /**
   * Lets the server publish or replace the draft, and starts again from the result. What is typed meanwhile stays.
   * @param replace returns undefined if it failed
   * @param drops whether unsaved changes are dropped, too
   */
  function renew(replace: (version: number) => Promise<unknown>, drops = false): Promise<boolean> {
    const shown = state.content;
    clearTimeout(timer);
    return inLine(async () => {
      const before = drops ? shown : known.content;
      const isDone = (await replace(known.version)) !== undefined;
      if (isDone) {
        replaced = before;
        if (await takeOver()) onSaved();
      }
      // If the new draft can't be read, wait for 'Try again': a button must not disappear under somebody's hand.
      if (!replaced) saveSoon(restMs);
      return isDone;
    });
  }

  /** Reads the draft again after it was replaced. @returns false if it could not be read: then nothing may be saved */
  async function takeOver(): Promise<boolean> {
    const before = replaced;
    if (!before) return true;
    try {
      const { version, content: theirs, published } = await read();
      replaced = undefined;
      known = { version, content: theirs };
      const { content } = mergeContents({ known: before, mine: state.content, theirs });
      show({ content, published, problem: undefined, objections: [] });
      show({ saving: isLeft() ? "unsaved" : "saved" });
      return true;
    } catch (error) {
      show({ saving: "unread", problem: explain(error) });
      return false;
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...{ edit, save, saveAll, settle, renew },
  };
}

/** The server's objections to single fields. */
function objectionsIn(error: unknown): Objection[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.map(({ field, message }) => ({ field: field.replace(/^change\./, ""), message }));
}
