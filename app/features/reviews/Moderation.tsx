import { useState } from "react";
import { useReviewsIn } from "#app/data/managed-reviews.ts";
import { useFollowCount } from "#app/data/use-follow-count.ts";
import { ModeratedReview } from "#app/features/reviews/ModeratedReview.tsx";
import { type Asked, TextQuestion } from "#app/features/reviews/TextQuestion.tsx";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { explain } from "#app/lib/explain.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { PagedList } from "#app/ui/PagedList.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { CardSkeleton } from "#app/ui/Skeleton.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { ManagedReview } from "#contract/reviews.ts";

const states: ManagedReview["state"][] = ["pending", "published", "hidden"];

/** Reviews by state: pending, shown, and hidden. */
export function Moderation() {
  const texts = useTexts(moderationTexts);
  const failed = (error: unknown) => texts.notLoaded(explain(error));
  const [address, ask] = useAskedQuery();
  const shown = states.find((state) => state === address.get("state")) ?? "pending";
  const lists = {
    pending: useReviewsIn("pending"),
    published: useReviewsIn("published"),
    hidden: useReviewsIn("hidden"),
  };
  const list = lists[shown];
  const countOf = (state: ManagedReview["state"]) => lists[state].data?.pages.at(-1)?.count;
  useFollowCount("reviews", countOf("pending"));
  /** The name alone until the number is known. */
  function counted(state: ManagedReview["state"]): string {
    const count = countOf(state);
    return count === undefined ? texts[state] : texts.tab(texts[state], count);
  }
  const [kept, keep] = useKept<Asked>("review question");
  const [asked, setAsked] = useState(kept);
  const rows = Object.values(lists).flatMap(({ data }) => data?.pages.flatMap((page) => page.rows) ?? []);
  return (
    <>
      <div className="mb-5">
        <TabList
          label={texts.reviews}
          panelId="reviews"
          tabs={states.map((id) => ({ id, label: counted(id) }))}
          selected={shown}
          onSelect={(id) => ask(() => (id === "pending" ? "" : { state: id }))}
        />
      </div>
      <TabPanel id="reviews" selected={shown}>
        <QueryView
          query={{ ...list, data: list.data?.pages.flatMap(({ rows }) => rows) }}
          waiting={<CardSkeleton />}
          failed={failed}
          empty={<EmptyState className="card" title={texts.empty[shown]} text={texts.emptyText[shown]} />}
        >
          {(reviews) => (
            <PagedList pages={list} more={texts.more} loading={texts.loading} failed={failed}>
              {reviews.map((review) => (
                <li key={review._id}>
                  <ModeratedReview review={review} onAsk={(what, seen) => setAsked({ what, seen })} />
                </li>
              ))}
            </PagedList>
          )}
        </QueryView>
      </TabPanel>
      {asked && (
        <TextQuestion
          key={`${asked.what} ${asked.seen._id}`}
          {...asked}
          // It stays while the review goes to another tab, so that nothing typed is lost.
          review={rows.find(({ _id }) => _id === asked.seen._id) ?? asked.seen}
          onType={(typed) => keep(typed && { ...asked, typed })}
          onClose={() => {
            keep(undefined);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
