import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { View } from "#app/features/calendar/view.ts";
import { unsaved } from "#app/lib/unsaved.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { utcMidnight } from "#domain/time/dates.ts";

/** What the calendar shows, as its URL says. */
export interface Shown {
  /** YYYY-MM-DD. */
  date: string;
  view: View;
  /** The master of the week, or of the day where there is room for one; null for everyone. */
  masterId: string | null;
  /** The open visit. */
  visitId: string | null;
}

/**
 * What the calendar shows. Back undoes going to another day or view. It also closes a visit that opens below the
 * calendar, and closing that visit there goes back.
 * @param today YYYY-MM-DD
 */
export function useShown(today: string): [Shown, (change: Partial<Shown>) => void] {
  const [query, ask] = useAskedQuery();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const closed = useRef<string>(undefined);
  const shown = shownIn(query, today);
  function go(change: Partial<Shown>) {
    const isStep = change.date !== undefined || change.view !== undefined;
    const isOpening = change.visitId != null && shown.visitId === null && isInOneColumn();
    if (change.visitId === null && !isStep && isOpenedHere(state)) {
      // A second press before the navigation is done would leave the calendar. A press after a question that kept the
      // visit is meant.
      if (closed.current !== key || unsaved.ask) void navigate(-1);
      closed.current = key;
      return;
    }
    ask(
      (before) => queryFor({ ...shownIn(before, today), ...change }, today, before),
      isStep || isOpening,
      isOpening ? { openedHere: true } : undefined,
    );
  }
  return [shown, go];
}

/**
 * Whether one step back is the same calendar without the visit.
 * @param state the history state, which survives a reload
 */
function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}

/** Whether an open visit is below the calendar, out of sight, rather than beside it. */
export function isInOneColumn(): boolean {
  return !window.matchMedia("(width >= 80rem)").matches;
}

/** Reads a URL. What is missing or not a date defaults to today and the day view. */
export function shownIn(query: URLSearchParams, today: string): Shown {
  const date = query.get("date");
  return {
    date: date && isDate(date) ? date : today,
    view: query.get("view") === "week" ? "week" : "day",
    masterId: query.get("master"),
    visitId: query.get("visit"),
  };
}

/** The URL's query for what is shown. The defaults, today and the day view, are left out. Other parameters stay. */
export function queryFor(
  { date, view, masterId, visitId }: Shown,
  today: string,
  others?: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  const parts = {
    date: date === today ? null : date,
    view: view === "day" ? null : view,
    master: masterId,
    visit: visitId,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}

function isDate(text: string): boolean {
  try {
    utcMidnight(text);
    return true;
  } catch {
    return false;
  }
}
