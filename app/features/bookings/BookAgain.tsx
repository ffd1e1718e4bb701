import { bookAgainPath, type PastService } from "#app/features/bookings/visits.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Service } from "#contract/services.ts";

const atMost = 4;

interface Props {
  had: PastService[];
  services: Service[];
  zone: string;
}

/** Services of earlier visits, each one tap from its booking page. Nothing when there are none. */
export function BookAgain({ had, services, zone }: Props) {
  const offers = had
    .flatMap((past) => {
      const service = services.find(({ _id }) => _id === past.serviceId);
      return service ? [{ past, service }] : [];
    })
    .slice(0, atMost);
  if (offers.length === 0) return null;
  return (
    <section className="mt-11" aria-labelledby="book-again">
      <h2 className="h4 mb-4" id="book-again">
        Book again
      </h2>
      <div className="again">
        {offers.map(({ past, service }) => (
          <article key={service._id} className="card">
            <div className="pic">
              <img src={service.img} alt="" width="400" height="250" loading="lazy" />
            </div>
            <div>
              <h3>{service.service_name}</h3>
              <p className="sm num font-semibold">{money(service.price)}</p>
              <p className="sm muted">
                Last on {inSalon("longDay", past.lastAt, zone)}
                {past.masterName && ` with ${past.masterName.split(" ")[0]}`}
              </p>
              <LinkButton
                variant="soft"
                size="sm"
                to={bookAgainPath({ serviceIds: [service._id], masterId: past.masterId ?? "any" })}
              >
                Book again<span className="sr">: {service.service_name}</span>
              </LinkButton>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
