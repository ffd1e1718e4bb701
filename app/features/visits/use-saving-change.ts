import { useRef, useState } from "react";
import { useVisitChanged } from "#app/data/visit-changes.ts";
import type { Charge } from "#app/features/card/charge-card.ts";
import { isGivenBack } from "#app/features/card/is-given-back.ts";
import { explain } from "#app/lib/explain.ts";
import { untilReachable } from "#app/lib/online.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ChangeRequest } from "#contract/visit-changes.ts";

/** The state of a change. Money can move only in `saving`; in `paid` it has moved. */
export type Saving =
  | { phase: "idle"; cardError?: string; trouble?: string }
  | { phase: "saving" }
  | { phase: "paid"; transactionId: string; why: string };

/** Makes a change: at once, or after charging the card, which happens between its two calls. */
export function useSavingChange(bookingId: string, onSaved: (visit: Booking) => void) {
  const [state, setState] = useState<Saving>({ phase: "idle" });
  const changed = useVisitChanged();
  const params = { id: bookingId };
  const isDone = useRef(false);
  useUnloadWarning(state.phase === "saving");

  /** Two tries whose answers were lost find the same change. */
  function done(visit: Booking): void {
    if (isDone.current) return;
    isDone.current = true;
    setState({ phase: "idle" });
    onSaved(visit);
    void changed();
  }

  async function save(
    body: ChangeRequest,
    charge?: (clientSecret: string) => Promise<Charge>,
  ): Promise<void> {
    if (state.phase !== "idle") return;
    setState({ phase: "saving" });
    try {
      const { booking, payment } = await securedApi("changeVisit", { params, body });
      if (booking) return done(booking);
      if (payment && charge) await afterCharge(await charge(payment.clientSecret));
    } catch (error) {
      refused(error);
      // Its answer may have been lost, now or with the try before.
      const visit = await visitAsAsked(body);
      if (visit) done(visit);
    }
  }

  function refused(error: unknown): void {
    setState({ phase: "idle", trouble: explain(error) });
    void changed();
  }

  /** The visit, once the salon can be reached, where it has become what was asked for. */
  async function visitAsAsked({ serviceIds, startsAt }: ChangeRequest): Promise<Booking | undefined> {
    await untilReachable();
    const known = await securedApi("previewChange", { params }).catch(() => undefined);
    if (!known) return undefined;
    const { visit } = known;
    const has = visit.items.map(({ serviceId }) => serviceId);
    const isThere = startsAt === undefined || Date.parse(startsAt) === Date.parse(visit.startsAt ?? "");
    return isThere && has.toSorted().join() === serviceIds.toSorted().join() ? visit : undefined;
  }

  async function afterCharge(outcome: Charge): Promise<void> {
    if (outcome.ok) return await finish(outcome.transactionId);
    if (outcome.kind === "card") return setState({ phase: "idle", cardError: outcome.message });
    const trouble = outcome.kind === "payment" ? outcome.message : textsNow(changeVisitTexts).ended;
    setState({ phase: "idle", trouble });
  }

  async function finish(transactionId: string): Promise<void> {
    setState({ phase: "saving" });
    try {
      done(await securedApi("payForChange", { params, body: { transactionId } }));
    } catch (error) {
      if (isGivenBack(error)) refused(error);
      else setState({ phase: "paid", transactionId, why: explain(error) });
    }
  }

  return { state, save, finish };
}
