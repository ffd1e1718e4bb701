import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dayQuery, type Wanted } from "#app/data/availability.ts";
import { arriveAt } from "#app/features/checkout/choice/arrive-at.ts";
import { type Fit, fitOf } from "#app/features/checkout/choice/fit.ts";
import type { Change } from "#app/features/checkout/choice/fit-question.ts";
import { useLastAsked } from "#app/features/checkout/choice/use-last-asked.ts";
import { type Offered, visitWith, visitWithout } from "#app/features/checkout/choice/visit-with.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

const fetchQuestion = () => import("#app/features/checkout/choice/fit-question.ts");

interface Visit extends Wanted {
  /** The chosen start, ISO 8601. */
  startsAt: string | undefined;
  /** @returns once the slot is held for the new visit, or refused; false if something else was requested meanwhile */
  change: (next: Wanted, startsAt?: string) => Promise<boolean>;
  /** Drops a change whose price is still loading. */
  stay: () => void;
  changeForAnotherDay: (next: Wanted) => void;
  offered: Offered;
}

interface FittingChange {
  /**
   * @param change what to ask about if the slot does not fit; without it nothing is asked
   * @param hour the new start on the same day, if it was announced before the press
   */
  tryChange: (next: Wanted, change?: Change, hour?: string) => Promise<void>;
  /** Removes a service. If it is only being tried, gives up the attempt. */
  remove: (id: string) => void;
  /** Wraps a change to the visit so that it gives up what is being tried, which was based on another visit. */
  atOnce: <Given extends unknown[]>(change: (...given: Given) => void) => (...given: Given) => void;
  /** The visit that is being tried, until the salon has answered. */
  trying: Wanted | undefined;
  /** The visit as last pressed: what the page shows as chosen, and what the next press builds on. */
  pressed: Wanted;
  /** The pressed visit with one more service, or with another size. */
  pressedWith: (id: string) => Wanted;
  /** The dialog with the question, for the page to render. */
  dialog: ReactNode;
}

/**
 * Changes a visit without losing its slot unasked. If the chosen slot does not fit the changed visit, the customer is
 * asked first; after a no, both stay as they were. If the fit can't be determined, the server decides.
 */
export function useFittingChange(visit: Visit): FittingChange {
  const { zone } = useSalon();
  const queries = useQueryClient();
  const [ask, dialog] = useConfirm();
  const [tried, setTried] = useState<{ visit: Wanted; what: Change | undefined }>();
  const pressed = tried?.visit ?? visit;
  const last = useLastAsked<Wanted>();
  // The chosen slot may change while its fit is being checked.
  const latest = useRef(visit);
  useLayoutEffect(() => {
    latest.current = visit;
  });

  const isChosen = visit.startsAt !== undefined;
  useEffect(() => {
    if (isChosen) void fetchQuestion().catch(() => {});
  }, [isChosen]);

  async function tryChange(next: Wanted, what?: Change, hour?: string): Promise<void> {
    const { startsAt, change } = latest.current;
    last.current = next;
    setTried(startsAt ? { visit: next, what } : undefined);
    try {
      let isDone = true;
      if (!startsAt || hour || !what) isDone = await change(next, hour);
      else {
        const fit = await findFit(next, startsAt);
        if (last.current !== next) return;
        isDone = latest.current.startsAt === startsAt && (await changeTo(next, fit, { startsAt, what }));
      }
      // Another slot or way to pay was chosen meanwhile. The change is still wanted, unless another one was pressed.
      if (!isDone && last.current === next) await tryChange(next, what);
    } finally {
      setTried((now) => (now?.visit === next ? undefined : now));
    }
  }

  async function changeTo(
    next: Wanted,
    fit: Fit | undefined,
    { startsAt, what }: { startsAt: string; what: Change },
  ): Promise<boolean> {
    if (!fit || fit.kind === "fits") return await latest.current.change(next);
    // If the question can't be loaded, the slot stays as it is.
    const question = await fetchQuestion().catch(() => undefined);
    if (!question || !(await ask(question.questionOf(fit, startsAt, what, zone)))) return true;
    if (fit.kind === "moves") return await latest.current.change(next, fit.startsAt);
    latest.current.changeForAnotherDay(next);
    arriveAt("step-when");
    return true;
  }

  function giveUp() {
    last.current = undefined;
    setTried(undefined);
    latest.current.stay();
  }

  function atOnce<Given extends unknown[]>(change: (...given: Given) => void) {
    return (...given: Given) => {
      giveUp();
      change(...given);
    };
  }

  function remove(id: string) {
    const next = visitWithout(id, pressed, visit.offered);
    const { serviceIds, masterIds } = visit;
    if (String([next.serviceIds, next.masterIds]) === String([serviceIds, masterIds])) return giveUp();
    void tryChange(next, tried?.what);
  }

  async function findFit(next: Wanted, hour: string): Promise<Fit | undefined> {
    try {
      const { days } = await queries.fetchQuery({
        ...dayQuery(next, salonDate(hour, zone)),
        networkMode: "always",
      });
      return days[0] && fitOf(days[0], hour);
    } catch {
      return undefined;
    }
  }

  const pressedWith = (id: string) => visitWith(id, pressed, visit.offered);
  return { tryChange, remove, atOnce, trying: tried?.visit, pressed, pressedWith, dialog };
}
