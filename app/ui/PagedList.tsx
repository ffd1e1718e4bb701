import type { ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";

interface Props {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  more: string;
  loading: string;
  /** Items of the list. */
  children: ReactNode;
}

/** A list as far as it is loaded, with a button for what comes after. */
export function PagedList({ pages, more, loading, children }: Props) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">{children}</ul>
      {pages.hasNextPage && (
        <Button
          variant="line"
          className="justify-self-start"
          loading={pages.isFetchingNextPage}
          loadingText={loading}
          onClick={() => void pages.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </div>
  );
}
