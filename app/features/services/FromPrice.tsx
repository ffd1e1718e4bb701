import { spanOf } from "#app/features/services/choices.ts";
import { money } from "#app/lib/money.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Service } from "#contract/services.ts";

/** '$38', or 'from $25' for a service in several sizes. */
export function FromPrice({ service }: { service: Service }) {
  const texts = useTexts(servicesTexts);
  const price = money(spanOf(service).price);
  const [before, after] = texts.from(price).split(price);
  return sizesOf(service).length > 1 ? (
    <>
      {before && <small>{before}</small>}
      {price}
      {after && <small>{after}</small>}
    </>
  ) : (
    price
  );
}
