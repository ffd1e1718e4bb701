import { useExceptions } from "#app/data/exceptions.ts";
import { ExceptionCard } from "#app/features/owner/ExceptionCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Answer } from "#contract/calls.ts";
import type { Exception } from "#contract/exceptions.ts";

/** The exceptions that need the owner: open ones first, then done ones. */
export function ExceptionsInbox() {
  const said = useTexts(exceptionTexts);
  const query = useExceptions();
  return (
    <QueryView query={query} waiting={["h-40", "h-40"]} failed={(error) => said.notLoaded(explain(error))}>
      {({ pages }) => <Groups pages={pages} query={query} />}
    </QueryView>
  );
}

interface GroupsProps {
  pages: Answer<"listExceptions">[];
  query: ReturnType<typeof useExceptions>;
}

function Groups({ pages, query }: GroupsProps) {
  const said = useTexts(exceptionTexts);
  const all = pages.flatMap(({ exceptions }) => exceptions);
  const open = all.filter(({ resolvedAt }) => resolvedAt === null);
  const done = all.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <div className="grid gap-10">
      {open.length > 0 ? (
        <Group title={said.open(numberText(pages[0]?.open ?? open.length))} exceptions={open} />
      ) : (
        <EmptyState className="card" title={said.nothing} text={said.nothingText} />
      )}
      {done.length > 0 && <Group title={said.done} exceptions={done} />}
      <MoreButton
        pages={query}
        more={said.earlier}
        loading={said.loading}
        failed={(error) => said.notLoaded(explain(error))}
      />
    </div>
  );
}

function Group({ title, exceptions }: { title: string; exceptions: Exception[] }) {
  return (
    <section aria-label={title}>
      <h2 className="h4 num mb-4">{title}</h2>
      <div className="grid gap-4">
        {exceptions.map((exception) => (
          <ExceptionCard key={exception._id} exception={exception} />
        ))}
      </div>
    </section>
  );
}
