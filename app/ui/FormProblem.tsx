import { useEffect, useRef } from "react";
import { Note } from "#app/ui/Note.tsx";

/** What did not happen, and why or what to do. */
export interface Problem {
  title: string;
  text: string;
}

/** Says beside a form's button why what it does failed. Announced at once, and brought into view. */
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

/** Brings the problem of the form around an element into view again, when what came above has moved it. */
export function showProblemAround(element: Element | null) {
  element?.closest("form")?.querySelector(".form-problem")?.scrollIntoView({ block: "nearest" });
}
