import { useRef } from "react";
import { Link } from "react-router";
import { ContactForm } from "#app/features/contact/ContactForm.tsx";
import { VisitFacts } from "#app/features/contact/VisitFacts.tsx";
import { AppointmentBar } from "#app/features/home/AppointmentBar.tsx";
import { describeSalon } from "#app/features/home/describe-salon.ts";
import { Hero } from "#app/features/home/Hero.tsx";
import { Highlights } from "#app/features/home/Highlights.tsx";
import { MemberBanner } from "#app/features/home/MemberBanner.tsx";
import { Professionally } from "#app/features/home/Professionally.tsx";
import { pickServices } from "#app/features/home/pick-services.ts";
import { Testimonials } from "#app/features/reviews/Testimonials.tsx";
import { PriceList } from "#app/features/services/PriceList.tsx";
import { ServiceGrid } from "#app/features/services/ServiceGrid.tsx";
import { TeamGrid } from "#app/features/team/TeamGrid.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { serverApi } from "#app/lib/server-api.ts";
import type { Route } from "./+types/home.ts";

const shownReviews = 9;

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters, reviews] = await Promise.all([
    api.listServices(),
    api.listMasters(),
    api.listReviews(),
  ]);
  return { services, masters, reviews: reviews.slice(0, shownReviews) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const salon = matches[0].loaderData?.salon;
  const page = pageMeta({
    salon,
    path: "/",
    description:
      "Services, prices, masters and open hours of the salon. Choose your master and your hour, pay by card.",
  });
  return salon ? [...page, { "script:ld+json": describeSalon(salon, loaderData.services) }] : page;
};

export default function Home({ loaderData: { services, masters, reviews } }: Route.ComponentProps) {
  const salon = usePageSalon();
  const button = useRef<HTMLAnchorElement>(null);
  const { offered, grid } = pickServices(services);
  return (
    <>
      <Hero salon={salon} masters={masters} service={offered} buttonRef={button} />
      <Highlights services={services} />
      <Professionally happyCustomers={salon.happyCustomers} services={services.length} />
      <section className="wrap sec" id="portfolio">
        <div className="sechead">
          <h2 className="h1">Our Awesome Services</h2>
          <Link className="link" to="/services">
            All services
          </Link>
        </div>
        <ServiceGrid services={grid} />
      </section>
      <section className="prices sec">
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
            <p className="kicker">services</p>
            <h2 className="h1">Treatment Program</h2>
            <p className="lead">Here's a list of our basic services and prices.</p>
          </div>
          <PriceList services={services} />
        </div>
      </section>
      <MemberBanner />
      <section className="wrap sec" id="team">
        <div className="sechead">
          <h2 className="h1">Our Masters</h2>
          <p className="muted max-w-[26em]">
            Book one of them by name, or choose anyone and we will match you to the first free hour.
          </p>
        </div>
        <TeamGrid masters={masters} />
      </section>
      {reviews.length > 0 && (
        <section className="wrap pb-(--sec)">
          <div className="sechead">
            <h2 className="h1">Testimonials</h2>
          </div>
          <Testimonials reviews={reviews} />
        </section>
      )}
      <section className="wrap pb-(--sec)" id="visit">
        <hr className="stitch mb-(--sec)" />
        <div className="contact">
          <div className="grid content-start gap-6">
            <h2 className="h1">Book Your Visit</h2>
            <p className="lead">
              Not sure what to choose? Tell us what you would like to change and we will call you back.
            </p>
            <VisitFacts salon={salon} />
          </div>
          <ContactForm />
        </div>
      </section>
      <AppointmentBar button={button} salon={salon} />
    </>
  );
}
