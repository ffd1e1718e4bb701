import { money } from "#app/lib/money.ts";
import { serviceName, serviceTagline } from "#app/lib/names.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Pick<
    Service,
    "_id" | "service_name" | "nameBn" | "price" | "memberPrice" | "tagline" | "taglineBn"
  >[];
  /** Whether membership is sold: then each member price is shown, too. */
  withMembers: boolean;
}

/** Names and prices with a stitched leader between them, the cheapest first. */
export function PriceList({ services, withMembers }: Props) {
  const texts = useTexts(servicesTexts);
  return (
    <ul className="price-list">
      {services
        .toSorted((one, other) => one.price - other.price)
        .map((service) => {
          const price = money(service.price);
          const [before, after] = texts.from(price).split(price);
          return (
            <li key={service._id}>
              <div>
                <span className="price-list-name">{serviceName(service)}</span>
                <span className="stitch" />
                <span className="price-list-price num">
                  {before && <small>{before}</small>}
                  {price}
                  {after && <small>{after}</small>}
                </span>
              </div>
              <div>
                <span>{serviceTagline(service)}</span>
                {withMembers && service.memberPrice < service.price && (
                  <span className="num">{texts.members(money(service.memberPrice))}</span>
                )}
              </div>
            </li>
          );
        })}
    </ul>
  );
}
