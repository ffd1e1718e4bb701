import { ReceivedCard } from "#app/features/gifts/ReceivedCard.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { loadTexts } from "#app/texts/load-texts.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/gift-card-received.ts";

await loadTexts("shared");

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(giftCardTexts).received, salon: matches[0].loaderData?.salon });

export default function ReceivedPage() {
  return <ReceivedCard />;
}
