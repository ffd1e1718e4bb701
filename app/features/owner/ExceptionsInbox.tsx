import { useExceptions } from "#app/data/exceptions.ts";
import { ExceptionCard } from "#app/features/owner/ExceptionCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { exceptionTexts } from "#app/texts/en/exceptions.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LoadError } from "#app/ui/LoadError.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Exception } from "#contract/exceptions.ts";

/** What needs the owner: what is open first, then what is done. */
export function ExceptionsInbox({ zone }: { zone: string }) {
  const said = useTexts(exceptionTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useExceptions();
  if (!data) {
    return error ? (
      <LoadError onRetry={() => void refetch()}>{said.notLoaded(explain(error))}</LoadError>
    ) : (
      <Loading className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const all = data.pages.flatMap(({ exceptions }) => exceptions);
  const open = all.filter(({ resolvedAt }) => resolvedAt === null);
  const done = all.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <div className="grid gap-10">
      {open.length > 0 ? (
        <Group
          title={said.open(numberText(data.pages[0]?.open ?? open.length))}
          exceptions={open}
          zone={zone}
        />
      ) : (
        <EmptyState className="card" title={said.nothing} text={said.nothingText} />
      )}
      {done.length > 0 && <Group title={said.done} exceptions={done} zone={zone} />}
      {hasNextPage && (
        <Button
          variant="line"
          className="justify-self-start"
          loading={isFetchingNextPage}
          loadingText={said.loading}
          onClick={() => void fetchNextPage()}
        >
          {said.earlier}
        </Button>
      )}
    </div>
  );
}

function Group({ title, exceptions, zone }: { title: string; exceptions: Exception[]; zone: string }) {
  return (
    <section aria-label={title}>
      <h2 className="h4 num mb-4">{title}</h2>
      <div className="grid gap-4">
        {exceptions.map((exception) => (
          <ExceptionCard key={exception._id} exception={exception} zone={zone} />
        ))}
      </div>
    </section>
  );
}
