import type { ReactNode } from "react";

/** Fallen flowers and a message. The children are the ways on. */
export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="lost">
      <img src="/art/fallen-flowers.svg" alt="" width="1200" height="720" />
      <div className="lost-text">
        <h1 className="h1">{title}</h1>
        <p className="lead">{text}</p>
        <div className="button-row">{children}</div>
      </div>
    </div>
  );
}
