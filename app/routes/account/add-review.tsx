import { useSearchParams } from "react-router";
import { ReviewForm } from "#app/features/reviews/ReviewForm.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/add-review.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).addReview;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function AddReviewPage() {
  const [query] = useSearchParams();
  return <ReviewForm user={useUser()} visitId={query.get("visit") ?? undefined} />;
}
