import type { RowWords } from "#app/features/catalogue/ServiceRow.tsx";
import { money } from "#app/lib/money.ts";
import { firstName, masterName, serviceName, sizeHint, sizeName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { categoriesTexts } from "#app/texts/en/public/categories.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedService } from "#contract/services.ts";

/**
 * A service's row shows its category, its minutes and the number of sizes, itself included; its price is the lowest
 * of them.
 */
export function serviceWords(all: readonly ManagedService[], masters: readonly Master[]): RowWords {
  const texts = textsNow(partsTexts);
  const categories = textsNow(categoriesTexts);
  const variantsOf = ({ _id }: ManagedService) =>
    all.filter(({ variantOf, hidden }) => variantOf === _id && !hidden);
  return {
    name: serviceName,
    about: (service) =>
      [
        service.category && categories[service.category],
        lasts(service),
        variantsOf(service).length > 0 && texts.withVariants(variantsOf(service).length + 1),
      ]
        .filter(Boolean)
        .join(", "),
    beside: (service) => performers(service, masters),
    price: (service) => {
      const prices = [service, ...variantsOf(service)].map(({ price }) => price);
      const least = money(Math.min(...prices));
      return new Set(prices).size > 1 ? texts.from(least) : least;
    },
  };
}

export const variantWords: RowWords = {
  name: (variant) => sizeName(variant) ?? serviceName(variant),
  about: lasts,
  beside: (variant) => sizeHint(variant) ?? "",
  price: ({ price }) => money(price),
};

/** @param all the whole catalogue, with the services that an add-on belongs to */
export function addOnWords(all: readonly ManagedService[], masters: readonly Master[]): RowWords {
  return {
    name: serviceName,
    about: (addOn) => `${lasts(addOn)}, ${performers(addOn, masters)}`,
    beside: ({ addOnTo }) =>
      all
        .filter(({ _id }) => addOnTo.includes(_id))
        .map(serviceName)
        .join(", "),
    price: ({ price }) => money(price),
  };
}

export function lasts({ minutes }: Pick<ManagedService, "minutes">): string {
  return `${numberText(minutes)} ${textsNow(serviceFormTexts).min}`;
}

function performers({ masterIds }: ManagedService, masters: readonly Master[]): string {
  const texts = textsNow(serviceFormTexts);
  if (masters.every(({ _id }) => masterIds.includes(_id))) return texts.everyone;
  const able = masters.filter(({ _id }) => masterIds.includes(_id));
  return able.map((master) => firstName(masterName(master))).join(", ") || texts.nobody;
}
