import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mergeContents, partsThatDiffer } from "#app/features/site/site-parts.ts";
import type { SiteContent } from "#contract/site-content.ts";

/** Typing in the same part within this time is one step. */
const oneStepMs = 1000;
const mostSteps = 100;

interface Step {
  before: SiteContent;
  after: SiteContent;
  at: number;
}

type Edit = (change: (copy: SiteContent) => void) => void;

/**
 * An editor's undo and redo, by buttons and by keyboard. A step only has the parts that it changed, so what somebody
 * else wrote in the meantime stays.
 */
export function useEditSteps(edit: Edit) {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);
  const [, draw] = useState(0);

  function note(step: Step) {
    const last = done.current.at(-1);
    if (last && step.at - last.at < oneStepMs && partsOf(last) === partsOf(step)) {
      // What somebody else wrote in between does not belong to the step.
      const before = mergeContents({ known: last.after, mine: last.before, theirs: step.before }).content;
      done.current = [...done.current.slice(0, -1), { ...step, before }];
    } else done.current = [...done.current, step].slice(-mostSteps);
    undone.current = [];
    draw((count) => count + 1);
  }

  const editNoted: Edit = (change) =>
    edit((copy) => {
      const before = structuredClone(copy);
      change(copy);
      if (partsThatDiffer(before, copy).length > 0)
        note({ before, after: structuredClone(copy), at: Date.now() });
    });

  /** Applies a step from one of its ends to the other. */
  function lead(from: typeof done, to: typeof done, [known, mine]: ["before" | "after", "before" | "after"]) {
    const step = from.current.at(-1);
    if (!step) return;
    from.current = from.current.slice(0, -1);
    // A step that comes back is closed, so that further typing begins a new one.
    to.current = [...to.current, { ...step, at: 0 }];
    edit((copy) => {
      const both = { known: step[known], mine: step[mine], theirs: copy };
      Object.assign(copy, mergeContents(both).content);
    });
    draw((count) => count + 1);
  }
  const undo = () => lead(done, undone, ["after", "before"]);
  const redo = () => lead(undone, done, ["before", "after"]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = stepKey(event);
    if (!wanted || (event.target instanceof Element && event.target.closest(ownUndo))) return;
    event.preventDefault();
    if (wanted === "undo") undo();
    else redo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return {
    edit: editNoted,
    undo: done.current.length > 0 ? undo : undefined,
    redo: undone.current.length > 0 ? redo : undefined,
  };
}

/** Places where the browser has its own undo, and dialogs, whose question comes first. */
const ownUndo = "input:not([type=checkbox], [type=color], [type=range]), textarea, dialog";

function stepKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const pressed = key.toLowerCase();
  if (pressed === "y" && !shiftKey) return "redo";
  if (pressed !== "z") return null;
  return shiftKey ? "redo" : "undo";
}

function partsOf({ before, after }: Step): string {
  return partsThatDiffer(before, after)
    .map(({ path }) => path)
    .join();
}
