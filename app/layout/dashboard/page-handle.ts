import type { ComponentType } from "react";

/** What a dashboard page of its own kind tells the layout around it, as its route module's `handle`. */
export interface PageHandle {
  /** A narrow sidebar and a way back instead of the breadcrumb: for a page that needs the width. */
  rail: { back: string; label: string };
  /** What the page shows until it is known who is signed in; also in the server's HTML. */
  Waiting: ComponentType;
}

/** The handle of the innermost page, if it has one. */
export function pageHandle(matches: { handle: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "rail" in handle;
}
