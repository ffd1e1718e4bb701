import { lazy, Suspense, useSyncExternalStore } from "react";
import { redirect } from "react-router";
import { BookingLinkPage } from "#app/features/services/BookingLinkPage.tsx";
import { carriedOf, checkoutOf, readBookingLink } from "#app/features/services/booking-link.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { salonName } from "#app/lib/names.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookLinkTexts } from "#app/texts/en/shared/book-link.ts";
import { loadTexts } from "#app/texts/load-texts.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/book.ts";

await loadTexts("shared");

/** Loaded on demand, since most salons are open. */
const BeforeOpening = lazy(() => import("#app/layout/BeforeOpening.tsx"));

/** Redirects to the checkout if the URL names what is offered and no other site frames the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const api = serverApi(context);
  const [services, masters, salon] = await Promise.all([
    api.listServices(),
    api.listMasters(),
    api.getSalon(),
  ]);
  const link = readBookingLink(query, { services, masters }, { zone: salon.zone, now: Date.now() });
  const isFramed = query.has("framed");
  const checkout = checkoutOf(link, query);
  if (checkout && salon.open && !isFramed) throw redirect(checkout.pathname + checkout.search);
  return { services, masters, link, linked: { ...link, carried: carriedOf(query), isFramed } };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const salon = matches[0].loaderData?.salon;
  return [
    ...pageMeta({
      title: textsNow(bookLinkTexts).title(salon ? salonName(salon) : ""),
      ...(salon && { salon }),
    }),
    { name: "robots", content: "noindex" },
  ];
};

/** Old browsers do not tell the server that a page is framed. */
const isHeldByAnother = () => window !== window.top;

const neverChanges = () => () => {};

/** The booking link: one URL for a printed code, a profile elsewhere, and a frame on another site. */
export default function BookPage({ loaderData }: Route.ComponentProps) {
  const salon = useSalon();
  const isHeld = useSyncExternalStore(neverChanges, isHeldByAnother, () => false);
  const { linked } = loaderData;
  const page = (
    <BookingLinkPage {...loaderData} linked={{ ...linked, isFramed: linked.isFramed || isHeld }} />
  );
  if (salon.open) return page;
  return (
    <main id="main">
      <Suspense>
        <BeforeOpening salon={salon}>{page}</BeforeOpening>
      </Suspense>
    </main>
  );
}
