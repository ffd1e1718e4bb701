import { Moderation } from "#app/features/reviews/Moderation.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function ReviewsPage() {
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{textsNow(dashboardTexts).reviews}</h1>
      <Moderation />
    </>
  );
}
