import "#app/features/account/styles/again.css";
import { Link } from "react-router";
import { bookAgainPath, type PastService } from "#app/features/visits/visits.ts";
import { money } from "#app/lib/money.ts";
import { firstName, serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { priceTexts } from "#app/texts/en/dashboard/prices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Service } from "#contract/services.ts";

const atMost = 4;

interface Props {
  had: PastService[];
  services: Service[];
  /** Members see the member price, others see what it would be. */
  isMember: boolean;
}

/** Services of earlier visits, each one tap from its booking page. Renders nothing if there are none. */
export function BookAgain({ had, services, isMember }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(bookingsTexts);
  const offers = had
    .flatMap((past) => {
      const sizes = services.flatMap((service) =>
        [service, ...service.variants].map((size) => ({ past, service, size })),
      );
      return sizes.find(({ size }) => size._id === past.serviceId) ?? [];
    })
    .slice(0, atMost);
  if (offers.length === 0) return null;
  return (
    <section className="mt-11" aria-labelledby="book-again">
      <header className="bar mb-4">
        <h2 className="h4" id="book-again">
          {texts.bookAgain}
        </h2>
        <Link className="link sm" to="/dashboard/myBookings">
          {texts.myBookings}
        </Link>
      </header>
      <div className="again">
        {offers.map(({ past, service, size }) => (
          <article key={size._id} className="card">
            <div className="picture">
              <img
                {...pictureSource(service.img, "(min-width: 64rem) 25rem, 92vw")}
                alt=""
                width="400"
                height="250"
                loading="lazy"
              />
            </div>
            <div>
              <h3>{serviceName(size)}</h3>
              <Price service={size} isMember={isMember} />
              <p className="sm muted">
                {past.masterName
                  ? texts.lastOnWith(inSalon("date", past.lastAt, zone), firstName(past.masterName))
                  : texts.lastOn(inSalon("date", past.lastAt, zone))}
              </p>
              <LinkButton
                variant="soft"
                size="sm"
                to={bookAgainPath({
                  serviceIds: [size._id],
                  masterIds: [past.masterId],
                  like: past.lastAt,
                })}
              >
                {texts.bookAgain}
                <span className="sr">: {serviceName(size)}</span>
              </LinkButton>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Price({
  service,
  isMember,
}: {
  service: Pick<Service, "price" | "memberPrice">;
  isMember: boolean;
}) {
  const texts = useTexts(priceTexts);
  if (!isMember || service.memberPrice === service.price) {
    return <p className="sm num font-semibold">{money(service.price)}</p>;
  }
  return (
    <p className="sm num">
      <b className="font-semibold">{money(service.memberPrice)}</b>{" "}
      <s className="muted">
        <span className="sr">{texts.insteadOf}</span>
        {money(service.price)}
      </s>
    </p>
  );
}
