import { ReachSalon } from "#app/features/contact/ReachSalon.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { contactTexts } from "#app/texts/en/public/contact.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/contact.ts";

/** The page itself is bare; the ways to reach the salon are in its footer. */
export const handle: PublicHandle = { footer: ReachSalon };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: "/contact",
    title: textsNow(contactTexts).title,
    description: textsNow(contactTexts).description,
    salon: matches[0].loaderData?.salon,
  });

export default function Contact() {
  const texts = useTexts(contactTexts);
  return <PageBanner title={texts.title} />;
}
