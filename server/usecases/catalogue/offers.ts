import type { OfferDraft, OfferTerms } from "#contract/offers.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { newId } from "#server/database/new-id.ts";
import { insertOffer, updateOffer } from "#server/database/offers.ts";
import { refuseField } from "#server/usecases/catalogue/refuse-field.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Adds an offer. Refuses a code that an offer had before, an ended one too. @returns its id */
export async function createOffer(
  app: DatabaseAndClock,
  actorId: string,
  { code, ...terms }: OfferDraft,
): Promise<Result<string>> {
  const now = app.now();
  const id = newId();
  try {
    await app.engine.transaction(async (tx) => {
      await insertOffer(tx, { id, code, ...columnsOf(terms), created_at: now, ended_at: null });
      await audit(tx, { actorId, action: "create_offer", subjectId: id }, now);
    });
  } catch (error) {
    if (!app.engine.violates(error, "offerCode")) throw error;
    return refuseField("code", "An offer has or had this code: choose another", "name_taken");
  }
  return ok(id);
}

/** Changes an offer that goes on. What is held or booked keeps its price. @returns how many were changed */
export async function changeOffer(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  terms: OfferTerms,
): Promise<Result<number>> {
  return await change(app, { actorId, action: "update_offer", id }, columnsOf(terms));
}

/** Ends an offer for good. What is held or booked keeps its price. @returns how many were ended */
export async function endOffer(app: DatabaseAndClock, actorId: string, id: string): Promise<Result<number>> {
  return await change(app, { actorId, action: "end_offer", id }, { ended_at: app.now() });
}

async function change(
  app: DatabaseAndClock,
  { id, ...entry }: { actorId: string; action: string; id: string },
  columns: Parameters<typeof updateOffer>[2],
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "offers", id);
    if (!(await updateOffer(tx, id, columns))) {
      return refuse("not_found", "There is no such offer, or it has ended.");
    }
    await audit(tx, { ...entry, subjectId: id }, app.now());
    return ok(1);
  });
}

function columnsOf({ off, ...terms }: OfferTerms) {
  return {
    percent: off.kind === "percent" ? off.percent : null,
    amount_cents: off.kind === "amount" ? toCents(off.amount) : null,
    from_date: terms.from,
    until_date: terms.until,
    service_ids: terms.serviceIds && JSON.stringify(terms.serviceIds),
    first_visit_only: Number(terms.firstVisitOnly),
    most_uses: terms.mostUses,
    most_uses_each: terms.mostUsesEach,
  };
}
