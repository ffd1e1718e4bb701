import { allPayAtSalon } from "#domain/deposit-rules.ts";
import { missingSteps, type SetupFacts, type SetupStep, setupSteps, stateOfStep } from "#domain/setup.ts";
import type { Handle } from "#server/database/handle.ts";
import { listInvitations } from "#server/database/invitations.ts";
import { listOpeningHours } from "#server/database/opening-hours.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { listOffered } from "#server/database/services.ts";
import { countSetup, hasTestBooking, listTeam } from "#server/database/setup.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";

export interface SetupRead {
  salon: SalonRow;
  facts: SetupFacts;
  steps: { step: SetupStep; state: ReturnType<typeof stateOfStep> }[];
  missing: SetupStep[];
}

/** The state of each step of the setup guide, read from the current data. */
export async function readSetup(app: Pick<UseCases, "site" | "now">, db: Handle): Promise<SetupRead> {
  const [salon, hours, counts, team, invitations] = await Promise.all([
    readSalon(db),
    listOpeningHours(db),
    countSetup(db),
    listTeam(db),
    listInvitations(db, app.now()),
  ]);
  const facts: SetupFacts = {
    ...counts,
    hasName: salon.name !== "",
    hasAddress: salon.address.length > 0,
    hasPhone: salon.phone !== "",
    openDays: new Set(hours.map(({ weekday }) => weekday)).size,
    cards: await cardsOf(app.site, db, salon),
    mailArrived: salon.mail_arrived_at !== null,
    teammates: Math.max(0, team.length - 1) + invitations.length,
    testBooked: await hasTestBooking(db, team),
    isOpen: salon.opened_at !== null,
  };
  return {
    salon,
    facts,
    steps: setupSteps.map((step) => ({ step, state: stateOfStep(step, facts) })),
    missing: missingSteps(facts, "opening"),
  };
}

async function cardsOf(
  site: UseCases["site"],
  db: Handle,
  { deposit, deposit_rules: rules, full_after_no_shows: fullAfter }: SalonRow,
): Promise<SetupFacts["cards"]> {
  if (takesCards(site))
    return site.testMode || site.stripePublishableKey.includes("_test_") ? "test" : "live";
  const asks = (await listOffered(db)).map((service) => service.deposit);
  return allPayAtSalon({ deposit, rules, fullAfter }, asks) ? "at_salon" : "none";
}
