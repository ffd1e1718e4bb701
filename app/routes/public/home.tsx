import { type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { answerForm, messageSent } from "#app/features/contact/answer-form.ts";
import { ContactForm } from "#app/features/contact/ContactForm.tsx";
import { VisitFacts } from "#app/features/contact/VisitFacts.tsx";
import { AppointmentBar } from "#app/features/home/AppointmentBar.tsx";
import { describeSalon } from "#app/features/home/describe-salon.server.ts";
import { Hero } from "#app/features/home/Hero.tsx";
import { Highlights } from "#app/features/home/Highlights.tsx";
import { forHome } from "#app/features/home/home-service.ts";
import { MemberBanner } from "#app/features/home/MemberBanner.tsx";
import { Portfolio } from "#app/features/home/Portfolio.tsx";
import { Professionally } from "#app/features/home/Professionally.tsx";
import { pickServices } from "#app/features/home/pick-services.ts";
import { sayHome } from "#app/features/home/say-home.server.ts";
import { sayWorks } from "#app/features/home/say-works.server.ts";
import { TeamGrid } from "#app/features/home/TeamGrid.tsx";
import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { Testimonials } from "#app/features/reviews/Testimonials.tsx";
import { PriceList } from "#app/features/services/PriceList.tsx";
import { ServiceGrid } from "#app/features/services/ServiceGrid.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { pageSalon, readSite } from "#app/lib/say-site.server.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { languageOf } from "#contract/language.ts";
import type { Block } from "#domain/site/blocks.ts";
import type { Route } from "./+types/home.ts";

const shownReviews = 9;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters, works, reviews, site] = await Promise.all([
    api.listServices(),
    api.listMasters(),
    api.listWorks(),
    api.listReviews(),
    readSite({ context, request }),
  ]);
  const language = languageOf(new URL(request.url).pathname);
  const shown = services.map((service) => forHome(service, language));
  return {
    services: shown,
    // Only programs read it, so the server makes it and no browser needs the code.
    described: describeSalon(pageSalon(site), shown, language),
    masters,
    works: sayWorks(works, { services, masters }, language),
    reviews: reviews.slice(0, shownReviews),
    home: sayHome(site),
  };
}

/** Handles the contact form when it is sent without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, serverApi(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const salon = matches[0].loaderData?.salon;
  const page = pageMeta({
    salon,
    path: "/",
    description: salon?.site.description,
  });
  return salon ? [...page, { "script:ld+json": loaderData.described }] : page;
};

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { services, masters, works, reviews, home } = loaderData;
  const [query] = useSearchParams();
  const texts = useTexts(homeTexts);
  const salon = useSalon();
  const button = useRef<HTMLAnchorElement>(null);
  const { offered, grid } = pickServices(
    services,
    home.cards.map(({ serviceId }) => serviceId),
  );
  const opening = useNextOpening(offered?._id);
  const blocks: Record<Block | "portfolio", ReactNode> = {
    highlights: <Highlights cards={home.cards} services={services} />,
    professionally: (
      <Professionally
        {...home.professionally}
        happyCustomers={salon.happyCustomers}
        services={services.length}
      />
    ),
    services: services.length > 0 && (
      <section className="wrap page-section" id={works ? undefined : "portfolio"}>
        <div className="sechead">
          <h2 className="h1">{texts.awesomeServices}</h2>
          <Link className="link" to="/services">
            {texts.allServices}
          </Link>
        </div>
        <ServiceGrid services={grid} />
      </section>
    ),
    prices: services.length > 0 && (
      <section className="prices page-section">
        {home.prices && (
          <SitePicture className="prices-branch" picture={home.prices} width={600} height={800} />
        )}
        <div className="wrap prices-grid">
          <div className="prices-intro">
            <p className="kicker">{texts.pricesKicker}</p>
            <h2 className="h1">{texts.treatmentProgram}</h2>
            <p className="lead">{texts.pricesLead}</p>
          </div>
          <PriceList services={services} withMembers={salon.membership !== null} />
        </div>
      </section>
    ),
    member: <MemberBanner {...home.member} />,
    masters: masters.length > 0 && (
      <section className="wrap page-section" id="team">
        <div className="sechead">
          <h2 className="h1">{texts.ourMasters}</h2>
          {home.masters && <p className="muted max-w-[26em]">{home.masters}</p>}
        </div>
        <TeamGrid masters={masters} />
      </section>
    ),
    portfolio: works && <Portfolio {...works} />,
    testimonials: reviews.length > 0 && (
      <section className="wrap pb-(--sec)">
        <div className="sechead">
          <h2 className="h1">{texts.testimonials}</h2>
        </div>
        <Testimonials reviews={reviews} />
      </section>
    ),
    visit: (
      <section className="wrap pb-(--sec)" id="visit">
        <hr className="stitch mb-(--sec)" />
        <div className="contact">
          <div className="grid content-start gap-6">
            <h2 className="h1">{texts.bookYourVisit}</h2>
            {home.visit && <p className="lead">{home.visit}</p>}
            <VisitFacts />
          </div>
          <ContactForm refused={actionData} arrived={query.get("message") === messageSent} />
        </div>
      </section>
    ),
  };
  return (
    <>
      <div data-block="hero">
        <Hero {...home.hero} masters={masters} service={offered} opening={opening} buttonRef={button} />
      </div>
      {home.order.map((block) => (
        <div key={block} data-block={block}>
          {blocks[block]}
        </div>
      ))}
      <AppointmentBar button={button} opening={opening} />
    </>
  );
}
