import "#app/ui/former.css";
import type { ReactNode } from "react";

interface Props {
  isFormer: boolean;
  children: ReactNode;
}

/** Keeps showing an outdated answer, greyed and inert, until the new one is there. */
export function Former({ isFormer, children }: Props) {
  return (
    <div className="former" aria-busy={isFormer} inert={isFormer}>
      {children}
    </div>
  );
}
