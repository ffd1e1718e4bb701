import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dayQuery, type Wanted } from "#app/data/availability.ts";
import { arriveAt } from "#app/features/checkout/coming-and-going.ts";
import { type Fit, fitOf } from "#app/features/checkout/fit.ts";
import type { Change } from "#app/features/checkout/fit-question.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

const fetchQuestion = () => import("#app/features/checkout/fit-question.ts");

interface Visit extends Wanted {
  /** The chosen hour, ISO 8601. */
  startsAt: string | undefined;
  /** @returns settles once the hour is held for it, or is not */
  change: (next: Wanted, startsAt?: string) => Promise<void>;
  changeForAnotherDay: (next: Wanted) => void;
  visitWithout: (id: string, from: Wanted) => Wanted;
}

interface FittingChange {
  /** @param hour of the same day, where that was said before it was pressed */
  tryChange: (next: Wanted, change: Change, hour?: string) => Promise<void>;
  /** Takes a service out; one that is only being tried is given up. */
  remove: (id: string) => void;
  /** A change of the visit that gives up what is being tried, since that began with another visit. */
  atOnce: <Given extends unknown[]>(change: (...given: Given) => void) => (...given: Given) => void;
  /** The visit that is being tried, until the salon has answered. */
  trying: Wanted | undefined;
  /** The visit as it was pressed: what the page shows as chosen, and what the next press begins with. */
  pressed: Wanted;
  /** The question, for the page to show. */
  dialog: ReactNode;
}

/**
 * Changes a visit without costing its hour unasked: where the chosen hour does not fit the changed visit, the customer is
 * asked first, and keeps both as they were by saying no. Where it can't be found out, the server decides.
 */
export function useFittingChange(visit: Visit): FittingChange {
  const { zone } = useSalon();
  const queries = useQueryClient();
  const [ask, dialog] = useConfirm();
  const [tried, setTried] = useState<{ visit: Wanted; what: Change }>();
  const pressed = tried?.visit ?? visit;
  const last = useRef<Wanted>(undefined);
  // The hour may change while it is asked whether it fits.
  const latest = useRef(visit);
  useLayoutEffect(() => {
    latest.current = visit;
  });

  const isChosen = visit.startsAt !== undefined;
  useEffect(() => {
    if (isChosen) void fetchQuestion().catch(() => {});
  }, [isChosen]);

  async function tryChange(next: Wanted, what: Change, hour?: string): Promise<void> {
    const { startsAt, change } = latest.current;
    last.current = next;
    if (startsAt) setTried({ visit: next, what });
    try {
      if (!startsAt || hour) return await change(next, hour);
      const fit = await findFit(next, startsAt);
      // Another change was pressed meanwhile, or another hour.
      if (last.current !== next) return;
      if (latest.current.startsAt !== startsAt) return await tryChange(next, what);
      await changeTo(next, fit, { startsAt, what });
    } finally {
      setTried((now) => (now?.visit === next ? undefined : now));
    }
  }

  async function changeTo(
    next: Wanted,
    fit: Fit | undefined,
    { startsAt, what }: { startsAt: string; what: Change },
  ): Promise<void> {
    if (!fit || fit.kind === "fits") return await latest.current.change(next);
    // Without its question the hour stays as it is.
    const question = await fetchQuestion().catch(() => undefined);
    if (!question || !(await ask(question.questionOf(fit, startsAt, what, zone)))) return;
    if (fit.kind === "moves") return await latest.current.change(next, fit.startsAt);
    latest.current.changeForAnotherDay(next);
    arriveAt("step-when");
  }

  function giveUp() {
    last.current = undefined;
    setTried(undefined);
  }

  function atOnce<Given extends unknown[]>(change: (...given: Given) => void) {
    return (...given: Given) => {
      giveUp();
      change(...given);
    };
  }

  function remove(id: string) {
    const next = visit.visitWithout(id, pressed);
    if (next.serviceIds.join() === visit.serviceIds.join()) return giveUp();
    void (tried ? tryChange(next, tried.what) : visit.change(next));
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

  return { tryChange, remove, atOnce, trying: tried?.visit, pressed, dialog };
}
