import type { OfferChange, OfferTerms, OfferToAdd } from "#contract/offers.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { isInOrder, type Offer } from "#domain/offers.ts";
import { audit } from "#server/database/audit-log.ts";
import { findOffer, insertOffer, updateOffer } from "#server/database/offers.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/** Creates an offer. Refuses a code that another offer has or had. @returns its id */
export async function createOffer(
  app: DatabaseAndClock,
  actorId: string,
  order: OfferToAdd,
): Promise<Result<string>> {
  const id = idOfMade("offer", actorId, order);
  return await writtenOnce(
    async () => ((await findOffer(app.engine.read, id)) ? ok(id) : undefined),
    () => insert(app, actorId, { id, ...order }),
  );
}

async function insert(
  app: DatabaseAndClock,
  actorId: string,
  { id, code, key: _, ...terms }: OfferToAdd & { id: string },
): Promise<Result<string>> {
  const now = app.now();
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

/**
 * Changes an offer that has not ended. What is left out stays. Held and booked visits keep their price. Refuses a last
 * day that is before the unchanged first day.
 * @returns how many were changed
 */
export async function changeOffer(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  order: OfferChange,
): Promise<Result<number>> {
  return await change(app, { actorId, action: "update_offer", id }, (stored) => {
    const terms = { ...termsOf(stored), ...order };
    return isInOrder(terms) ? ok(columnsOf(terms)) : refuseField("until", "Not before the first day");
  });
}

/** Ends an offer for good. Held and booked visits keep their price. @returns how many were ended */
export async function endOffer(app: DatabaseAndClock, actorId: string, id: string): Promise<Result<number>> {
  return await change(app, { actorId, action: "end_offer", id }, () => ok({ ended_at: app.now() }));
}

async function change(
  app: DatabaseAndClock,
  { id, ...entry }: { actorId: string; action: string; id: string },
  columnsFor: (stored: Offer) => Result<Parameters<typeof updateOffer>[2]>,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "offers", id);
    const stored = await findOffer(tx, id);
    if (!stored || stored.isEnded) return refuse("not_found", "There is no such offer, or it has ended.");
    const columns = columnsFor(stored);
    if (!columns.ok) return columns;
    await updateOffer(tx, id, columns.value);
    await audit(tx, { ...entry, subjectId: id }, app.now());
    return ok(1);
  });
}

/** An offer's discount and who may use it, as the contract has them. */
export function termsOf({ percent, amountCents, from, until, serviceIds, ...more }: Offer): OfferTerms {
  const { firstVisitOnly, mostUses, mostUsesEach } = more;
  return {
    off:
      amountCents === null
        ? { kind: "percent", percent: percent ?? 0 }
        : { kind: "amount", amount: toDollars(amountCents) },
    ...{ from, until, serviceIds: serviceIds && [...serviceIds] },
    ...{ firstVisitOnly, mostUses, mostUsesEach },
  };
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
