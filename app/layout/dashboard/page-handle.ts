import type { ComponentType } from "react";

/** What a special dashboard page tells the layout, as its route module's `handle`. */
export interface PageHandle {
  /** A narrow sidebar, and a way back instead of the breadcrumb. For a page that needs the width. */
  rail: { back: string; label: string };
  /** Shown until it is known who is signed in; also in the server's HTML. */
  Waiting: ComponentType;
}

/** The handle of the innermost page, if it has one. */
export function pageHandle(matches: { handle: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "rail" in handle;
}
