import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { View } from "#app/features/desk/view.ts";
import { unsaved } from "#app/lib/unsaved.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { utcMidnight } from "#domain/time/dates.ts";

/** What the calendar shows, as its address says. */
export interface Shown {
  /** YYYY-MM-DD. */
  date: string;
  view: View;
  /** The master of the week, and of the day where there is room for one; null for everyone. */
  masterId: string | null;
  /** The visit that is open. */
  visitId: string | null;
}

/**
 * What the calendar shows. Another day or view is a step that Back undoes; so is opening a visit where that leads below the
 * calendar, and closing it there goes back.
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
      // A second press before the step is made would lead off the calendar; one after a question that kept the visit is meant.
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

/** Whether one step back is the same calendar without the visit. @param state of the address, which a reload keeps */
function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}

/** Whether a visit that is open stands below the calendar, out of sight, and not beside it. */
export function isInOneColumn(): boolean {
  return !window.matchMedia("(width >= 80rem)").matches;
}

/** Reads an address; what it does not say, or says in a way that is no date, is today and the day's view. */
export function shownIn(query: URLSearchParams, today: string): Shown {
  const date = query.get("date");
  return {
    date: date && isDate(date) ? date : today,
    view: query.get("view") === "week" ? "week" : "day",
    masterId: query.get("master"),
    visitId: query.get("visit"),
  };
}

/** The address's query for what is shown; today and the day's view go without saying. Other parts of the query stay. */
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
