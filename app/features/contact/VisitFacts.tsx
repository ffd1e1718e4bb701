import { OpeningHours } from "#app/features/contact/OpeningHours.tsx";
import { salonAddress } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { directionsLink, phoneLink } from "#app/lib/reach-salon.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { contactTexts } from "#app/texts/en/public/contact.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** How to reach the salon, and when it is open. */
export function VisitFacts() {
  const salon = useSalon();
  const texts = useTexts(contactTexts);
  return (
    <dl className="facts">
      {salon.phone && (
        <div>
          <dt>{texts.phone}</dt>
          <dd className="num">
            <a className="link" href={phoneLink(salon)}>
              {numberText(salon.phone)}
            </a>
          </dd>
        </div>
      )}
      {salon.email && (
        <div>
          <dt>{texts.mail}</dt>
          <dd>
            <a className="link" href={`mailto:${salon.email}`}>
              {salon.email}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.hours}</dt>
        <dd className="num">
          <OpeningHours hours={salon.hours} />
        </dd>
      </div>
      {salon.address.length > 0 && (
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {salonAddress(salon).join(", ")}{" "}
            <a className="link" href={directionsLink(salon)} rel="noreferrer">
              {texts.directions}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
