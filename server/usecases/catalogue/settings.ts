import type { SalonSettings } from "#contract/settings.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { readHappyCustomers } from "#server/database/figures.ts";
import { listOpeningHours, replaceOpeningHours } from "#server/database/opening-hours.ts";
import { readSalon, salonId, updateSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

/** The salon as its pages need it: its row, its hours, its customers, and how it takes cards. */
export async function describeSalon(app: UseCases) {
  const db = app.engine.read;
  const [salon, hours, happyCustomers] = await Promise.all([
    readSalon(db),
    listOpeningHours(db),
    readHappyCustomers(db),
  ]);
  const { socialProviders, forPages: identity } = app.identity;
  return { salon, hours, happyCustomers, site: app.site, socialProviders, identity };
}

export type SalonDescription = Awaited<ReturnType<typeof describeSalon>>;

/** Saves the salon's settings. Bought visits keep the policy they were bought under, members keep their year. */
export async function saveSettings(
  app: DatabaseAndClock,
  actorId: string,
  settings: SalonSettings,
): Promise<void> {
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
