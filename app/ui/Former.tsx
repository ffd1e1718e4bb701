import "#app/ui/former.css";
import type { ReactNode } from "react";

interface Props {
  isFormer: boolean;
  children: ReactNode;
}

/** Stays to be seen while it answers what was asked before, and nothing is done with it until the new answer is there. */
export function Former({ isFormer, children }: Props) {
  return (
    <div className="former" aria-busy={isFormer} inert={isFormer}>
      {children}
    </div>
  );
}
