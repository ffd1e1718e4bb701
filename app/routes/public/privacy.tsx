import { Privacy } from "#app/features/legal/Privacy.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Privacy",
    salon: matches[0].loaderData?.salon,
    path: "/privacy",
    description: "What the salon keeps about you, why, for how long, and how you delete it.",
  });

export default function PrivacyPage() {
  return (
    <>
      <PageBanner title="Privacy" />
      <Privacy salon={usePageSalon()} />
    </>
  );
}
