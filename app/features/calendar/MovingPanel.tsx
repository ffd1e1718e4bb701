import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Box } from "#app/features/calendar/boxes.ts";
import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import { startsOf } from "#app/features/calendar/fitting.ts";
import { clockOf } from "#app/features/calendar/minutes.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import type { Places } from "#contract/desk-changes.ts";
import type { Calendar } from "#contract/front-desk.ts";

interface Props {
  box: Box;
  calendar: Calendar;
  places: UseQueryResult<Places>;
  /** Why the place pressed last can't be used. */
  refusal: string | undefined;
  onChoose: (column: Pick<Column, "masterId" | "date" | "label">, minute: number) => void;
  /** Looks further ahead; undefined once that is done. */
  onWeek: (() => void) | undefined;
  onLeave: () => void;
}

const shownFirst = 8;

/** The places where a visit fits, as a list. It does for keys and fingers what dragging does on the calendar. */
export function MovingPanel({ box, calendar, places, refusal, onChoose, onWeek, onLeave }: Props) {
  const texts = useTexts(placeTexts);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const starts = places.data ? startsOf(box, places.data, calendar.slotStepMinutes) : [];
  const shown = all ? starts : starts.slice(0, shownFirst);
  const nameOf = (id: string) => calendar.masters.find(({ _id }) => _id === id)?.name ?? "";

  useEffect(() => {
    focusOn("moving-name");
    return () => {
      // The element that had the focus went away with the list.
      if (document.activeElement === document.body && !focusOn("visit-name")) focusOn("calendar-aside");
    };
  }, []);
  useEffect(() => {
    // The button that showed them is gone.
    if (all) list.current?.querySelectorAll("button")[shownFirst]?.focus();
  }, [all]);
  useEffect(() => {
    const leave = (key: KeyboardEvent) => {
      if (key.key === "Escape" && !document.querySelector("dialog[open]")) onLeave();
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onLeave]);

  return (
    <article className="card visit-panel" aria-labelledby="moving-name">
      <div>
        <h2 className="h4" id="moving-name" tabIndex={-1}>
          {texts.movingTitle(box.visit.name)}
        </h2>
        {places.data && (
          <p className="sm muted">{texts.takes(box.visit.service_name, places.data.minutes)}</p>
        )}
      </div>
      <div role="status">
        {refusal !== undefined && (
          <Note tone="error">
            <b>{texts.notHere}</b> {refusal}
          </Note>
        )}
      </div>
      {places.error && (
        <LoadError of={places} onRetry={places.refetch}>
          {texts.notFound(explain(places.error))}
        </LoadError>
      )}
      {places.isPending && <p className="sm muted">{texts.looking}</p>}
      {places.data && <p className="sm">{starts.length > 0 ? texts.howTo : texts.noPlace}</p>}
      <ul ref={list} className="place-list">
        {shown.map(({ masterId, date, minute }) => (
          <li key={`${masterId}-${date}-${minute}`}>
            <button
              type="button"
              onClick={() => onChoose({ masterId, date, label: nameOf(masterId) }, minute)}
            >
              <b className="num">{clockOf(minute)}</b>{" "}
              <span>
                {nameOf(masterId)}, {inSalon("shortDay", `${date}T12:00:00Z`, "UTC")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < starts.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {texts.more(starts.length - shown.length)}
        </Button>
      )}
      {onWeek && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onWeek();
            // The button disappears.
            focusOn("moving-name");
          }}
        >
          {texts.wholeWeek}
        </Button>
      )}
      <Button variant="soft" size="sm" onClick={onLeave}>
        {texts.stay}
      </Button>
    </article>
  );
}

/** @returns whether the element exists */
function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}
