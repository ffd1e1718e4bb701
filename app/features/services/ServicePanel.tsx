import { BookButton } from "#app/features/services/BookButton.tsx";
import { duration } from "#app/features/services/duration.ts";
import { NextOpeningLine } from "#app/features/services/NextOpeningLine.tsx";
import { money } from "#app/lib/money.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/** One service: picture, name, price, details, who performs it, and the way to book it. */
export function ServicePanel({ service, masters }: { service: Service; masters: Master[] }) {
  const performers = masters.filter((master) => service.masterIds.includes(master._id));
  return (
    <>
      <div className="plate">
        <img src={service.img} alt={service.service_name} width="800" height="1000" />
      </div>
      <div className="tabp-info">
        <h2 className="h2">{service.service_name}</h2>
        <p className="price num">{money(service.price)}</p>
        <p className="text-kajal-700 text-pretty">{service.details}</p>
        <dl className="mini">
          <div>
            <dt>Time</dt>
            <dd className="num">{duration(service.minutes)}</dd>
          </div>
          <NextOpeningLine key={service._id} serviceId={service._id} />
          {performers.length > 0 && (
            <div>
              <dt>Masters</dt>
              <dd className="flex items-center gap-3">
                <span className="stack">
                  {performers.map((master) => (
                    <Avatar key={master._id} name={master.name} photo={master.photo} size="s" />
                  ))}
                </span>
                {performers.map((master) => master.name.split(" ")[0]).join(", ")}
              </dd>
            </div>
          )}
        </dl>
        <BookButton service={service} />
      </div>
    </>
  );
}
