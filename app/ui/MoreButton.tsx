import { useEffect, useRef } from "react";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Note } from "#app/ui/Note.tsx";

interface Props {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage(): Promise<unknown>;
  };
  more: string;
  loading: string;
  /** Says that the next page did not load, and why. */
  failed: (error: unknown) => string;
  className?: string;
}

/** Loads the next page of a list, if there is one. The focus goes to what is new, since the button may be gone. */
export function MoreButton({ pages, more, loading, failed, className }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = pages;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement[]>(undefined);
  useEffect(() => {
    if (isFetchingNextPage || !before.current) return;
    const known = before.current;
    before.current = undefined;
    const { activeElement } = document;
    if (activeElement !== document.body && !place.current?.contains(activeElement)) return;
    const first = rowsShown().find((row) => !known.includes(row));
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [isFetchingNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={place} className={classes("grid justify-items-start gap-3", className)}>
      <Button
        variant="line"
        loading={isFetchingNextPage}
        loadingText={loading}
        onClick={() => {
          void pages.fetchNextPage();
          before.current = rowsShown();
        }}
      >
        {more}
      </Button>
      {isFetchNextPageError && <Note tone="error">{failed(error)}</Note>}
    </div>
  );
}

function rowsShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(li, tr, .card)")];
}
