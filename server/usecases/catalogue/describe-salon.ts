import { countHappyCustomers } from "#server/database/bookings.ts";
import { listOpeningHours } from "#server/database/opening-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The salon as its pages need it: its row, its hours, its customers, and how it takes cards. */
export async function describeSalon(app: UseCases) {
  const db = app.engine.read;
  const [salon, hours, happyCustomers] = await Promise.all([
    readSalon(db),
    listOpeningHours(db),
    countHappyCustomers(db),
  ]);
  const { socialProviders, forPages: identity } = app.identity;
  return { salon, hours, happyCustomers, site: app.site, socialProviders, identity };
}

export type SalonDescription = Awaited<ReturnType<typeof describeSalon>>;
