import type { SalonSettings, SettingsChange } from "#contract/settings.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { localDate } from "#domain/time/dates.ts";
import { audit } from "#server/database/audit-log.ts";
import { readHappyCustomers } from "#server/database/figures.ts";
import type { Handle } from "#server/database/handle.ts";
import { listOpeningHours, replaceOpeningHours } from "#server/database/opening-hours.ts";
import { keepPastHours } from "#server/database/past-hours.ts";
import { readSalon, salonId, updateSalon } from "#server/database/salon.ts";
import { fromWireAsk, fromWireRules, toWireAsk, toWireRules } from "#server/usecases/catalogue/asks.ts";
import { hasChanged } from "#server/usecases/catalogue/changed-meanwhile.ts";
import { type Hits, noHits, visitsOutside } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** The salon as its pages need it: its row, its hours, its customers, and how it takes cards. */
export async function describeSalon(app: UseCases) {
  const db = app.engine.read;
  const [salon, hours, happyCustomers] = await Promise.all([
    readSalon(db),
    listOpeningHours(db),
    readHappyCustomers(db),
  ]);
  const { socialProviders, forPages: identity } = app.identity;
  // A planned opening day that has passed is no longer shown.
  const isOver = salon.opens_on !== null && salon.opens_on < localDate(app.now(), salon.zone);
  const opensOn = isOver ? null : salon.opens_on;
  return { salon, opensOn, hours, happyCustomers, site: app.site, socialProviders, identity };
}

export type SalonDescription = Awaited<ReturnType<typeof describeSalon>>;

/** The settings that the owner decides, as they are stored. */
export async function readSettings(db: Handle): Promise<SalonSettings> {
  const salon = await readSalon(db);
  const hours = await listOpeningHours(db);
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
    deposit: salon.deposit && toWireAsk(salon.deposit),
    depositRules: toWireRules(salon.deposit_rules),
    fullAfterNoShows: salon.full_after_no_shows,
    frameSites: salon.frame_sites,
    slotStepMinutes: salon.slot_step_minutes,
    leadMinutes: salon.lead_minutes,
    horizonDays: salon.horizon_days,
    holdMinutes: salon.hold_minutes,
    waitingOrder: salon.waiting_order,
    textsPerDay: salon.texts_per_day,
  };
}

/**
 * Saves changed settings. Visits that were bought keep their policy, and members keep their year.
 * @returns what now falls outside the hours, if those change
 */
export async function saveSettings(
  app: DatabaseAndClock,
  actorId: string,
  { seen, ...change }: SettingsChange,
): Promise<Result<Hits>> {
  const columns = columnsOf(change);
  const saved = await app.engine.transaction(async (tx): Promise<Result<undefined>> => {
    await app.engine.lock(tx, "salon", salonId);
    if (seen && hasChanged(await readSettings(tx), seen, change, ["address", "addressBn"]))
      return settingsChanged;
    if (Object.values(columns).some((value) => value !== undefined)) await updateSalon(tx, columns);
    if (change.hours) {
      await keepPastHours(tx, { week: await listOpeningHours(tx), next: change.hours }, app.now());
      await replaceOpeningHours(tx, change.hours);
    }
    await audit(tx, { actorId, action: "save_settings", subjectId: salonId }, app.now());
    return ok(undefined);
  });
  if (!saved.ok) return saved;
  await app.engine.announce("availability");
  return ok(change.hours ? await visitsOutside(app, null) : noHits);
}

const settingsChanged = refuse(
  "settings_changed",
  "Somebody else has changed these settings meanwhile. Look at what they wrote, then save again.",
);

/** Fields that are undefined stay unchanged. */
function columnsOf(change: Partial<SalonSettings>): Parameters<typeof updateSalon>[1] {
  const { name, phone, email, address, nameBn, addressBn, policy, taxName, taxPercent } = change;
  const { membershipPrice, deposit } = change;
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
    full_after_no_shows: change.fullAfterNoShows,
    deposit: deposit && JSON.stringify(fromWireAsk(deposit)),
    deposit_rules: change.depositRules && JSON.stringify(fromWireRules(change.depositRules)),
    frame_sites: change.frameSites && JSON.stringify(change.frameSites),
    slot_step_minutes: change.slotStepMinutes,
    lead_minutes: change.leadMinutes,
    horizon_days: change.horizonDays,
    hold_minutes: change.holdMinutes,
    waiting_order: change.waitingOrder,
    texts_per_day: change.textsPerDay,
  };
}
