import { money } from "#app/lib/money.ts";
import type { Service } from "#contract/services.ts";

/** Names and prices with a stitched leader between them, the least expensive first. */
export function PriceList({ services }: { services: Service[] }) {
  return (
    <ul className="plist">
      {services
        .toSorted((one, other) => one.price - other.price)
        .map((service) => (
          <li key={service._id}>
            <span className="n">{service.service_name}</span>
            <span className="stitch" />
            <span className="p num">
              <small>from</small> {money(service.price)}
            </span>
            {service.tagline && <span className="t">{service.tagline}</span>}
          </li>
        ))}
    </ul>
  );
}
