import { GiftCardOffer } from "#app/features/gifts/GiftCardOffer.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { giftOfferTexts } from "#app/texts/en/public/gift-offer.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/gift-card.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(giftOfferTexts).title,
    salon: matches[0].loaderData?.salon,
    path: "/gift-card",
    description: textsNow(giftOfferTexts).text,
  });

export default function GiftCardPage() {
  return <GiftCardOffer />;
}
