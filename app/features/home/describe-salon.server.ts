import type { HomeService } from "#app/features/home/home-service.ts";
import { servicePath } from "#app/lib/service-path.ts";
import { shareImage } from "#app/lib/share-image.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { weekdays } from "#app/lib/weekdays.ts";
import { pathIn } from "#contract/language.ts";
import type { Language } from "#domain/language.ts";

/**
 * The salon and its services in the schema.org vocabulary, for search engines.
 * @param services in the page's language
 */
export function describeSalon(salon: PageSalon, services: readonly HomeService[], language: Language) {
  const isBangla = language === "bn";
  const address = (isBangla && salon.addressBn) || salon.address;
  const image = shareImage(salon);
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": `${salon.url}/#salon`,
    name: (isBangla && salon.nameBn) || salon.name,
    url: salon.url + pathIn(language, "/"),
    knowsLanguage: ["en", "bn"],
    ...(image && { image: image.address }),
    ...(salon.phone && { telephone: salon.phone }),
    ...(salon.email && { email: salon.email }),
    ...(address.length > 0 && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address[0],
        addressLocality: address.at(-1),
      },
    }),
    openingHoursSpecification: salon.hours.map(({ weekday, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
      opens,
      closes,
    })),
    makesOffer: services.map((service) => ({
      "@type": "Offer",
      url: salon.url + pathIn(language, servicePath(service)),
      price: service.price.toFixed(2),
      priceCurrency: salon.currency.toUpperCase(),
      itemOffered: {
        "@type": "Service",
        name: service.nameBn ?? service.service_name,
        description: service.details,
        provider: { "@id": `${salon.url}/#salon` },
      },
    })),
  };
}
