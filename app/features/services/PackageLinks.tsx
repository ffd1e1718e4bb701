import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { packageOfferTexts } from "#app/texts/en/public/package-offer.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Package } from "#contract/packages.ts";
import type { Service } from "#contract/services.ts";

/** The packages of a service and of its sizes, each with a link to buy it if a card can pay for it. */
export function PackageLinks({ service, packages }: { service: Service; packages: Package[] }) {
  const texts = useTexts(packageOfferTexts);
  const { takesCards } = useSalon();
  const ids = [service._id, ...service.variants.map(({ _id }) => _id)];
  return packages
    .filter(({ serviceId }) => ids.includes(serviceId))
    .map(({ _id, sessions, price }) => {
      const each = money(Math.floor(Math.round(price * 100) / sessions) / 100);
      const line = texts.line(numberText(sessions), money(price), each);
      return (
        <p key={_id}>
          {takesCards ? (
            <LinkButton variant="line" to={`/dashboard/packages?package=${_id}`}>
              {line}
            </LinkButton>
          ) : (
            texts.atSalon(line)
          )}
        </p>
      );
    });
}
