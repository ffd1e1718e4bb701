import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { type Query, QueryView } from "#app/ui/QueryView.tsx";

interface Props<Item> {
  query: Query<Item[]>;
  /** Sizes of the skeletons. */
  waiting: readonly string[];
  failed: (error: unknown) => string;
  /** What the list is, shown above it. */
  text: string;
  none: { title: string; text: string };
  /** The button that adds one. */
  add: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list to add to: what it is, the button to add one, and each item. */
export function GrowingList<Item>({ query, waiting, failed, text, none, add, children }: Props<Item>) {
  return (
    <QueryView
      query={query}
      waiting={waiting}
      failed={failed}
      empty={<EmptyState className="card" {...none} action={add} />}
    >
      {(items) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="muted max-w-[60ch]">{text}</p>
            {add}
          </div>
          {items.map(children)}
        </div>
      )}
    </QueryView>
  );
}
