import type { Ref } from "react";
import { Link } from "react-router";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import type { HomeService } from "#app/features/home/home-service.ts";
import { NextOpeningCard } from "#app/features/home/NextOpeningCard.tsx";
import type { ReadableOpening } from "#app/features/hours/use-next-opening.ts";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { salonAddress } from "#app/lib/names.ts";
import type { SaidPicture } from "#app/lib/site.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  lead: string;
  picture: SaidPicture | null;
  masters: Master[];
  /** The service offered with its next opening. */
  service: HomeService | undefined;
  opening: ReadableOpening | null | undefined;
  /** The appointment button. When it leaves the view, phones get a bar instead. */
  buttonRef: Ref<HTMLAnchorElement>;
}

/** The first screen of the home page. */
export function Hero({ lead, picture, masters, service, opening, buttonRef }: Props) {
  const salon = useSalon();
  const texts = useTexts(homeTexts);
  const [address] = salonAddress(salon);
  const [hours] = describeHours(salon.hours);
  return (
    <section className="hero">
      <div className="hero-text">
        <h1 className="display">{texts.headline}</h1>
        <div className="grid gap-7">
          {lead && <p className="lead">{lead}</p>}
          <div className="flex flex-wrap items-center gap-x-6.5 gap-y-4">
            <LinkButton to="/services" ref={buttonRef}>
              {texts.getAppointment}
            </LinkButton>
            <Link className="link" to="/services">
              {texts.seeServices}
            </Link>
          </div>
        </div>
        <p className="hero-foot">
          {hours && <span>{`${hours.days}, ${hours.times}`}</span>}
          {address && <span>{address}</span>}
        </p>
      </div>
      <div className="hero-plate">
        {picture && (
          <SitePicture
            picture={picture}
            width={1000}
            height={1200}
            sizes="(min-width: 64rem) 48vw, 100vw"
            first
          />
        )}
        {service && opening && <NextOpeningCard service={service} masters={masters} opening={opening} />}
      </div>
    </section>
  );
}
