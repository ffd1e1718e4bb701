import type { SalonSettings } from "#contract/settings.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { replaceOpeningHours } from "#server/database/opening-hours.ts";
import { salonId, updateSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Saves what the owner decides about her salon. Bought visits keep the policy they were bought under, members their year. */
export async function saveSettings(app: UseCases, actorId: string, settings: SalonSettings): Promise<void> {
  const { hours, policy, address, name, nameBn, addressBn, phone, email, taxName, taxPercent } = settings;
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    await updateSalon(tx, {
      name,
      phone,
      email,
      address: JSON.stringify(address),
      ...(nameBn !== undefined && { name_bn: nameBn || null }),
      ...(addressBn !== undefined && { address_bn: JSON.stringify(addressBn) }),
      policy: JSON.stringify(policy),
      tax_name: taxName,
      tax_basis_points: Math.round(taxPercent * 100),
      membership_cents: settings.membershipPrice === null ? null : toCents(settings.membershipPrice),
      slot_step_minutes: settings.slotStepMinutes,
      lead_minutes: settings.leadMinutes,
      horizon_days: settings.horizonDays,
      hold_minutes: settings.holdMinutes,
    });
    await replaceOpeningHours(tx, hours);
    await audit(tx, { actorId, action: "save_settings", subjectId: salonId }, app.now());
  });
  await app.engine.announce("availability");
}
