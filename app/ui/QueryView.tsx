import type { ReactElement, ReactNode } from "react";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { type KeptFailure, useKeptFailure } from "#app/ui/use-kept-failure.ts";

export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  /** There was an answer or a failure before. */
  isFetched?: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** The skeletons to show while loading, or their sizes if they stand one below the other. */
  waiting: ReactElement | readonly string[];
  /** Says that loading failed, and why. */
  failed: (error: unknown) => string;
  /** The page's heading, if it is part of what is loaded. It also stands above a failure. */
  title?: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A query's result: while it loads, when it failed, when it is empty, and when it is there. */
export function QueryView<Data>({ query, waiting, failed, title, empty, children }: Props<Data>) {
  const failure = useKeptFailure(query);
  const { data, refetch } = query;
  if (data !== undefined) {
    return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  }
  if (failure.error) {
    return (
      <>
        {title && <h1 className="h2 dashboard-title mb-5">{title}</h1>}
        <LoadError of={failure} onRetry={refetch}>
          {failed(failure.error)}
        </LoadError>
      </>
    );
  }
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

function isSizes(waiting: ReactElement | readonly string[]): waiting is readonly string[] {
  return Array.isArray(waiting);
}

/** Combines two queries into one that has data when both do. */
export function both<One, Other>(one: Query<One>, other: Query<Other>): Query<[One, Other]> {
  const isThere = one.data !== undefined && other.data !== undefined;
  return {
    data: isThere ? [one.data as One, other.data as Other] : undefined,
    error: one.error ?? other.error,
    isFetched: one.isFetched === true && other.isFetched === true,
    refetch: () => [one, other].map((query) => query.refetch()),
  };
}

interface LoadErrorProps {
  /** The query. If its failure is kept, the button waits while it is asked again. */
  of?: Partial<KeptFailure>;
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

/** Says why loading failed, with a button to try again if that may help. */
export function LoadError({ of, children, onRetry, className }: LoadErrorProps) {
  return (
    <Note
      tone="error"
      className={className}
      action={!isFinal(of?.error) && <RetryButton loading={of?.isAsking} onClick={onRetry} />}
    >
      {/* A screen reader announces the same words again if they come anew. */}
      <span key={of?.times}>{children}</span>
    </Note>
  );
}

/** Whether the salon would refuse it again. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(not_found|forbidden)$/.test(String(error.code));
}
