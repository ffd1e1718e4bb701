import { sizesOf } from "#app/lib/sizes.ts";
import type { Service } from "#contract/services.ts";
import type { Language } from "#domain/language.ts";

type Shown =
  | "_id"
  | "service_name"
  | "nameBn"
  | "price"
  | "memberPrice"
  | "minutes"
  | "img"
  | "details"
  | "tagline"
  | "taglineBn";

/** A service as the home page shows it, at the prices that it starts from. */
export type HomeService = Pick<Service, Shown>;

/**
 * What the home page needs of a service, in the page's language. A page's data is part of its HTML, and the rest
 * would be two thirds of it.
 */
export function forHome(service: Service, language: Language): HomeService {
  const { _id, service_name, nameBn, minutes, img, tagline, taglineBn } = service;
  const sizes = sizesOf(service);
  const isBangla = language === "bn";
  return {
    _id,
    service_name,
    price: Math.min(...sizes.map(({ price }) => price)),
    memberPrice: Math.min(...sizes.map(({ memberPrice }) => memberPrice)),
    minutes,
    img,
    tagline,
    details: (isBangla && service.detailsBn) || service.details,
    ...(isBangla && { nameBn, taglineBn }),
  };
}
