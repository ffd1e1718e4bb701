import type { View } from "#app/features/desk/span.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { utcMidnight } from "#domain/time/dates.ts";

/** What the calendar shows, as its address says. */
export interface Place {
  /** YYYY-MM-DD. */
  date: string;
  view: View;
  /** The master of the week, and of the day where there is room for one; null for everyone. */
  masterId: string | null;
  /** The visit that is open. */
  visitId: string | null;
}

/**
 * What the calendar shows. Another day or view is a step that Back undoes; opening a visit is none.
 * @param today YYYY-MM-DD
 */
export function usePlace(today: string): [Place, (change: Partial<Place>) => void] {
  const [query, ask] = useAskedQuery();
  function go(change: Partial<Place>) {
    ask(
      (before) => queryFor({ ...placeIn(before, today), ...change }, today, before),
      change.date !== undefined || change.view !== undefined,
    );
  }
  return [placeIn(query, today), go];
}

/** Reads an address; what it does not say, or says in a way that is no date, is today and the day's view. */
export function placeIn(query: URLSearchParams, today: string): Place {
  const date = query.get("date");
  return {
    date: date && isDate(date) ? date : today,
    view: query.get("view") === "week" ? "week" : "day",
    masterId: query.get("master"),
    visitId: query.get("visit"),
  };
}

/** The address's query for a place; today and the day's view go without saying. Other parts of the query stay. */
export function queryFor(
  { date, view, masterId, visitId }: Place,
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
