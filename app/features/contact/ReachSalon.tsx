import { OpeningHours } from "#app/features/contact/OpeningHours.tsx";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { salonAddress } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { directionsLink, phoneLink } from "#app/lib/reach-salon.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { contactTexts } from "#app/texts/en/public/contact.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

/** How to reach the salon, large: phone, hours, mail and directions. */
export function ReachSalon({ salon }: { salon: PageSalon }) {
  const texts = useTexts(contactTexts);
  const address = salonAddress(salon);
  const { map } = salon.site;
  return (
    <section className="reach" aria-labelledby="reach">
      <div>
        <h2 id="reach">{texts.reach}</h2>
        {salon.phone && (
          <a className="reach-phone num" href={phoneLink(salon)}>
            {numberText(salon.phone)}
          </a>
        )}
        <dl>
          <div>
            <dt>{texts.hours}</dt>
            <dd className="num">
              <OpeningHours hours={salon.hours} />
            </dd>
          </div>
          {salon.email && (
            <div>
              <dt>{texts.mail}</dt>
              <dd>
                <a href={`mailto:${salon.email}`}>{salon.email}</a>
              </dd>
            </div>
          )}
          {address.length > 0 && (
            <div>
              <dt>{texts.address}</dt>
              <dd>{address.join(", ")}</dd>
            </div>
          )}
        </dl>
      </div>
      {address.length > 0 && (
        <a className={map ? "reach-map" : "reach-map is-plain"} href={directionsLink(salon)} rel="noreferrer">
          {map && <SitePicture picture={map} width={1000} height={700} />}
          <span className="reach-map-label">
            <span>
              {address[0]}
              <small>{texts.directions}</small>
            </span>
            <Icon name="arrow-right" />
          </span>
        </a>
      )}
    </section>
  );
}
