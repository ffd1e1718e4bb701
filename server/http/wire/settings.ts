import type { SalonSettings } from "#contract/settings.ts";
import { toDollars } from "#domain/money.ts";
import type { listOpeningHours } from "#server/database/opening-hours.ts";
import type { SalonRow } from "#server/database/salon.ts";

export function toSettings(
  salon: SalonRow,
  hours: Awaited<ReturnType<typeof listOpeningHours>>,
): SalonSettings {
  return {
    name: salon.name,
    address: salon.address,
    nameBn: salon.name_bn,
    addressBn: salon.address_bn,
    phone: salon.phone,
    email: salon.email,
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    policy: salon.policy,
    taxName: salon.tax_name,
    taxPercent: salon.tax_basis_points / 100,
    membershipPrice: salon.membership_cents === null ? null : toDollars(salon.membership_cents),
    slotStepMinutes: salon.slot_step_minutes,
    leadMinutes: salon.lead_minutes,
    horizonDays: salon.horizon_days,
    holdMinutes: salon.hold_minutes,
  };
}
