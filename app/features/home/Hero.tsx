import type { Ref } from "react";
import { Link } from "react-router";
import { describeHours } from "#app/features/contact/hours.ts";
import { NextOpeningCard } from "#app/features/home/NextOpeningCard.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Salon } from "#contract/salon.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  salon: Salon;
  masters: Master[];
  /** The service whose next opening is offered. */
  service: Service | undefined;
  /** The appointment button: when it leaves view, phones get a bar instead. */
  buttonRef: Ref<HTMLAnchorElement>;
}

/** The first screen of the home page. */
export function Hero({ salon, masters, service, buttonRef }: Props) {
  const [hours] = describeHours(salon.hours);
  return (
    <section className="hero">
      <div className="hero-t">
        <h1 className="display">Beauty Salon For Every Women</h1>
        <div className="grid gap-7">
          <p className="lead">
            Turmeric facials, a lily-pool bath and warm mustard oil, in a quiet house off Road 27. Choose your
            master and your hour, and the room is yours.
          </p>
          <div className="flex flex-wrap items-center gap-x-6.5 gap-y-4">
            <LinkButton to="/services" ref={buttonRef}>
              Get an Appointment
            </LinkButton>
            <Link className="link" to="/services">
              See services and prices
            </Link>
          </div>
        </div>
        <p className="hero-foot">
          {hours && <span>{`${hours.days}, ${hours.times}`}</span>}
          <span>{salon.address[0]}</span>
        </p>
      </div>
      <div className="hero-plate">
        <img
          src="/art/hero-khopa.svg"
          alt="A woman seen from behind, her hair in a bun wrapped with white shiuli flowers"
          width="1000"
          height="1200"
          fetchPriority="high"
        />
        {service && <NextOpeningCard service={service} masters={masters} />}
      </div>
    </section>
  );
}
