import type { ReactNode } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** Skeletons in the place of what is loaded, or their sizes where they stand one below the other. */
  waiting: ReactNode | readonly string[];
  /** Says that it did not load, and why. */
  failed: (error: unknown) => string;
  /** In place of a list that has nothing in it. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is read from the server: while it loads, when it did not load, when there is none, and as it is. */
export function QueryView<Data>({ query, waiting, failed, empty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) {
    return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  }
  if (error) return <LoadError onRetry={() => void refetch()}>{failed(error)}</LoadError>;
  return isSizes(waiting) ? (
    <Loading className="grid gap-4">
      {waiting.map((size, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike and never move.
        <Skeleton key={place} className={size} />
      ))}
    </Loading>
  ) : (
    waiting
  );
}

function isSizes(waiting: ReactNode | readonly string[]): waiting is readonly string[] {
  return Array.isArray(waiting) && waiting.every((one) => typeof one === "string");
}

/** In place of what did not load: why, and the way to try again. */
function LoadError({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const texts = useTexts(uiTexts);
  return (
    <Note
      tone="error"
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Note>
  );
}
