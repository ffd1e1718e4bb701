import type { Salon } from "#contract/salon.ts";
import { memberDiscount } from "#domain/membership.ts";
import { toDollars } from "#domain/money.ts";
import type { SalonDescription } from "#server/usecases/catalogue/settings.ts";
import { soldYearCents } from "#server/usecases/members/sold-year.ts";

export function toSalon({
  salon,
  opensOn,
  hours,
  happyCustomers,
  site,
  socialProviders,
  identity,
}: SalonDescription): Salon {
  const yearCents = soldYearCents(salon, site);
  return {
    name: salon.name,
    url: site.publicUrl,
    address: salon.address,
    ...(salon.name_bn && { nameBn: salon.name_bn }),
    ...(salon.address_bn.length > 0 && { addressBn: salon.address_bn }),
    phone: salon.phone,
    email: salon.email,
    zone: salon.zone,
    currency: salon.currency,
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    demo: site.demo,
    open: salon.opened_at !== null,
    opensOn,
    testMode: site.testMode,
    ...(site.practice && { practice: site.practice }),
    stripePublishableKey: site.stripePublishableKey,
    socialProviders: [...socialProviders],
    identity,
    frameSites: salon.frame_sites,
    happyCustomers,
    membership: yearCents === null ? null : { price: toDollars(yearCents), percent: memberDiscount.percent },
    policy: salon.policy,
  };
}
