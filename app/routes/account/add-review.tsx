import { useSearchParams } from "react-router";
import { ReviewForm } from "#app/features/reviews/ReviewForm.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function AddReviewPage() {
  const [query] = useSearchParams();
  return <ReviewForm user={useUser()} visitId={query.get("visit") ?? undefined} />;
}
