import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";

interface Props {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  more: string;
  loading: string;
  className?: string;
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ pages, more, loading, className }: Props) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="line"
      className={classes("justify-self-start", className)}
      loading={pages.isFetchingNextPage}
      loadingText={loading}
      onClick={() => void pages.fetchNextPage()}
    >
      {more}
    </Button>
  );
}
