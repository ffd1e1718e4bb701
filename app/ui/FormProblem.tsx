import { useEffect, useRef } from "react";
import { Note } from "#app/ui/Note.tsx";

/** What did not happen, and why or what to do. */
export interface Problem {
  title: string;
  text: string;
}

/** Says beside a form's button why sending failed. It is announced at once and scrolled into view. */
export function FormProblem({ problem }: { problem: Problem | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = problem !== undefined;
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  if (!problem) return null;
  return (
    <div ref={ref} className="form-problem text-left">
      <Note tone="error">
        <b className="block font-semibold">{problem.title}</b>
        {problem.text}
      </Note>
    </div>
  );
}

/** Scrolls the problem of the form around an element back into view, after content above it has moved it. */
export function showProblemAround(element: Element | null) {
  element?.closest("form")?.querySelector(".form-problem")?.scrollIntoView({ block: "nearest" });
}
