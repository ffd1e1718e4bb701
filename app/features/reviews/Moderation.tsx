import { useState } from "react";
import { useAllReviews } from "#app/data/reviews.ts";
import { ModeratedReview } from "#app/features/reviews/ModeratedReview.tsx";
import { explain } from "#app/lib/explain.ts";
import { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { CardSkeleton } from "#app/ui/Skeleton.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { ManagedReview } from "#contract/reviews.ts";

const states: ManagedReview["state"][] = ["pending", "published", "hidden"];

/** Reviews by what guests see of them: those that wait, those that are shown, those that are hidden. */
export function Moderation() {
  const texts = useTexts(moderationTexts);
  return (
    <QueryView
      query={useAllReviews()}
      waiting={<CardSkeleton />}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(reviews) => <Loaded reviews={reviews} />}
    </QueryView>
  );
}

function Loaded({ reviews }: { reviews: ManagedReview[] }) {
  const texts = useTexts(moderationTexts);
  const [shown, setShown] = useState<ManagedReview["state"]>("pending");
  const of = (state: ManagedReview["state"]) => reviews.filter((review) => review.state === state);
  return (
    <>
      <div className="mb-5">
        <TabList
          label={texts.reviews}
          panelId="reviews"
          tabs={states.map((id) => ({ id, label: texts.tab(texts[id], of(id).length) }))}
          selected={shown}
          onSelect={(id) => setShown(states.find((state) => state === id) ?? "pending")}
        />
      </div>
      <TabPanel id="reviews" selected={shown}>
        {of(shown).length > 0 ? (
          <ul className="grid gap-4">
            {of(shown).map((review) => (
              <li key={review._id}>
                <ModeratedReview review={review} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState className="card" title={texts.empty[shown]} text={texts.emptyText[shown]} />
        )}
      </TabPanel>
    </>
  );
}
