import "#app/ui/form-beside-preview.css";
import type { ReactNode } from "react";

/** A form, and beside or below it a preview of the result. */
export function FormBesidePreview({ children }: { children: ReactNode }) {
  return <div className="form-beside-preview in-turn">{children}</div>;
}
