import "#app/features/services/styles/page.css";
import "#app/features/services/styles/choice.css";
import "#app/features/services/styles/booking-link.css";
import { Link } from "react-router";
import type { BookingLink } from "#app/features/services/booking-link.ts";
import { FromPrice } from "#app/features/services/FromPrice.tsx";
import { minutesText } from "#app/features/services/minutes-text.ts";
import { ServicePanel } from "#app/features/services/ServicePanel.tsx";
import type { Linked } from "#app/features/services/use-booking.tsx";
import { salonName, serviceName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookLinkTexts } from "#app/texts/en/shared/book-link.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Service[];
  masters: Master[];
  link: BookingLink;
  linked: Linked;
}

/**
 * The page that a booking link shows in another site's frame, or when it names something that is not offered: the
 * service with its slots, or all services. Nothing is held, and nobody is signed in here.
 */
export function BookingLinkPage({ services, masters, link: { service, missing }, linked }: Props) {
  const salon = useSalon();
  const texts = useTexts(bookLinkTexts);
  const said = missing && { service: texts.noService, master: texts.noMaster, hour: texts.noHour }[missing];
  const others = new URLSearchParams(linked.carried);
  return (
    <main className="wrap booking-link" id="main">
      <h1 className="h3">{texts.title(salonName(salon))}</h1>
      {said && <Note tone="pending">{said}</Note>}
      {linked.isFramed && <p className="sm muted">{texts.ownTab}</p>}
      {service ? (
        <>
          <div className="service-panel">
            <ServicePanel service={service} masters={masters} linked={linked} />
          </div>
          <Link className="link justify-self-start" to={`?${others}`} reloadDocument>
            {texts.all}
          </Link>
        </>
      ) : services.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          {!missing && <p>{texts.what}</p>}
          <ul>
            {services.map((one) => (
              <li key={one._id}>
                <Link to={`?${new URLSearchParams({ service: one._id, ...linked.carried })}`} reloadDocument>
                  <b>{serviceName(one)}</b>
                  <span className="num">
                    <FromPrice service={one} />
                  </span>
                  <span className="muted sm num">{minutesText(one)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
