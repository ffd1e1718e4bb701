import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { answerForm, messageSent } from "#app/features/contact/answer-form.ts";
import { ContactForm } from "#app/features/contact/ContactForm.tsx";
import { VisitFacts } from "#app/features/contact/VisitFacts.tsx";
import { AppointmentBar } from "#app/features/home/AppointmentBar.tsx";
import { describeSalon } from "#app/features/home/describe-salon.ts";
import { Hero } from "#app/features/home/Hero.tsx";
import { Highlights } from "#app/features/home/Highlights.tsx";
import { forHome } from "#app/features/home/home-service.ts";
import { MemberBanner } from "#app/features/home/MemberBanner.tsx";
import { Professionally } from "#app/features/home/Professionally.tsx";
import { pickServices } from "#app/features/home/pick-services.ts";
import { TeamGrid } from "#app/features/home/TeamGrid.tsx";
import { Testimonials } from "#app/features/reviews/Testimonials.tsx";
import { PriceList } from "#app/features/services/PriceList.tsx";
import { ServiceGrid } from "#app/features/services/ServiceGrid.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { languageOf } from "#contract/language.ts";
import type { Route } from "./+types/home.ts";

const shownReviews = 9;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters, reviews] = await Promise.all([
    api.listServices(),
    api.listMasters(),
    api.listReviews(),
  ]);
  const language = languageOf(new URL(request.url).pathname);
  return {
    services: services.map((service) => forHome(service, language)),
    masters,
    reviews: reviews.slice(0, shownReviews),
  };
}

/** The contact form, sent without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, serverApi(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const salon = matches[0].loaderData?.salon;
  const page = pageMeta({
    salon,
    path: "/",
    description: textsNow(homeTexts).description,
  });
  return salon ? [...page, { "script:ld+json": describeSalon(salon, loaderData.services) }] : page;
};

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { services, masters, reviews } = loaderData;
  const [query] = useSearchParams();
  const texts = useTexts(homeTexts);
  const salon = useSalon();
  const button = useRef<HTMLAnchorElement>(null);
  const { offered, grid } = pickServices(services);
  return (
    <>
      <Hero masters={masters} service={offered} buttonRef={button} />
      <Highlights services={services} />
      <Professionally happyCustomers={salon.happyCustomers} services={services.length} />
      <section className="wrap page-section" id="portfolio">
        <div className="sechead">
          <h2 className="h1">{texts.awesomeServices}</h2>
          <Link className="link" to="/services">
            {texts.allServices}
          </Link>
        </div>
        <ServiceGrid services={grid} />
      </section>
      <section className="prices page-section">
        <img
          className="prices-branch"
          src="/art/shiuli-branch.svg"
          alt=""
          width="600"
          height="800"
          loading="lazy"
        />
        <div className="wrap prices-grid">
          <div className="prices-intro">
            <p className="kicker">{texts.pricesKicker}</p>
            <h2 className="h1">{texts.treatmentProgram}</h2>
            <p className="lead">{texts.pricesLead}</p>
          </div>
          <PriceList services={services} withMembers={salon.membership !== null} />
        </div>
      </section>
      <MemberBanner />
      <section className="wrap page-section" id="team">
        <div className="sechead">
          <h2 className="h1">{texts.ourMasters}</h2>
          <p className="muted max-w-[26em]">{texts.mastersText}</p>
        </div>
        <TeamGrid masters={masters} />
      </section>
      {reviews.length > 0 && (
        <section className="wrap pb-(--sec)">
          <div className="sechead">
            <h2 className="h1">{texts.testimonials}</h2>
          </div>
          <Testimonials reviews={reviews} />
        </section>
      )}
      <section className="wrap pb-(--sec)" id="visit">
        <hr className="stitch mb-(--sec)" />
        <div className="contact">
          <div className="grid content-start gap-6">
            <h2 className="h1">{texts.bookYourVisit}</h2>
            <p className="lead">{texts.bookLead}</p>
            <VisitFacts />
          </div>
          <ContactForm refused={actionData} arrived={query.get("message") === messageSent} />
        </div>
      </section>
      <AppointmentBar button={button} />
    </>
  );
}
