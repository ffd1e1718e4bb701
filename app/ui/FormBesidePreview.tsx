import "#app/ui/form-beside-preview.css";
import type { ReactNode } from "react";

/** A form, and beside or below it what it will look like. */
export function FormBesidePreview({ children }: { children: ReactNode }) {
  return <div className="form-beside-preview">{children}</div>;
}
