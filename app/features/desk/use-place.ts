import { useSearchParams } from "react-router";
import { type Place, placeIn, queryFor } from "#app/features/desk/place.ts";

/**
 * What the calendar shows. Another day or view is a step that Back undoes; opening a visit is none.
 * @param today YYYY-MM-DD
 */
export function usePlace(today: string): [Place, (change: Partial<Place>) => void] {
  const [query, setQuery] = useSearchParams();
  const place = placeIn(query, today);
  function go(change: Partial<Place>) {
    setQuery((before) => queryFor({ ...placeIn(before, today), ...change }, today, before), {
      replace: change.date === undefined && change.view === undefined,
      preventScrollReset: true,
    });
  }
  return [place, go];
}
