import type { SettingsChange } from "#contract/settings.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { readHappyCustomers } from "#server/database/figures.ts";
import { listOpeningHours, replaceOpeningHours } from "#server/database/opening-hours.ts";
import { keepPastHours } from "#server/database/past-hours.ts";
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

/** Saves what changes of the salon's settings. Bought visits keep the policy they were bought under, members keep their year. */
export async function saveSettings(
  app: DatabaseAndClock,
  actorId: string,
  change: SettingsChange,
): Promise<void> {
  const columns = columnsOf(change);
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    if (Object.values(columns).some((value) => value !== undefined)) await updateSalon(tx, columns);
    if (change.hours) {
      await keepPastHours(tx, { week: await listOpeningHours(tx), next: change.hours }, app.now());
      await replaceOpeningHours(tx, change.hours);
    }
    await audit(tx, { actorId, action: "save_settings", subjectId: salonId }, app.now());
  });
  await app.engine.announce("availability");
}

/** What is undefined stays as it is. */
function columnsOf(change: SettingsChange): Parameters<typeof updateSalon>[1] {
  const { name, phone, email, address, nameBn, addressBn, policy, taxName, taxPercent } = change;
  const { membershipPrice } = change;
  return {
    name,
    phone,
    email,
    address: address && JSON.stringify(address),
    name_bn: nameBn === undefined ? undefined : nameBn || null,
    address_bn: addressBn && JSON.stringify(addressBn),
    policy: policy && JSON.stringify(policy),
    tax_name: taxName,
    tax_basis_points: taxPercent === undefined ? undefined : Math.round(taxPercent * 100),
    membership_cents: typeof membershipPrice === "number" ? toCents(membershipPrice) : membershipPrice,
    slot_step_minutes: change.slotStepMinutes,
    lead_minutes: change.leadMinutes,
    horizon_days: change.horizonDays,
    hold_minutes: change.holdMinutes,
  };
}
