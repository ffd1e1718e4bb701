import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { PageLink } from "#app/lib/PageLink.tsx";
import { servicePath } from "#app/lib/service-path.ts";
import type { Service } from "#contract/services.ts";

/** Services as pictures with name, price and minutes, two or four in a row. */
export function ServiceGrid({
  services,
}: {
  services: Pick<Service, "_id" | "service_name" | "nameBn" | "price" | "minutes" | "img">[];
}) {
  return (
    <div className="service-card">
      {services.map((service) => (
        <PageLink key={service._id} to={servicePath(service)} prefetch="intent">
          <div className="plate">
            <img
              {...pictureSource(service.img, "(min-width: 64rem) 22rem, 92vw")}
              alt=""
              width="800"
              height="1000"
              loading="lazy"
            />
          </div>
          <div>
            <h3>{serviceName(service)}</h3>
            <p className="num">
              {money(service.price)}, {duration(service.minutes)}
            </p>
          </div>
        </PageLink>
      ))}
    </div>
  );
}
