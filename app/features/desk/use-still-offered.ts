import { useEffect, useEffectEvent, useState } from "react";
import type { LeftOut } from "#app/data/offer-again.ts";

interface Chosen {
  /** Whether services and masters are known. Until then the choice stays. */
  isLoaded: boolean;
  /** The ids of the chosen services, and of those among them that are offered. */
  chosen: string[];
  offered: string[];
  /** Who can do all of them. */
  able: readonly { _id: string | null }[];
  masterId: string;
  onServices?: (ids: string[]) => void;
  onAnyone: () => void;
}

/**
 * Leaves out a service that is no longer offered, and gives a visit to anyone if its master has left or can't do it.
 * @returns what was given up, until something else is chosen instead
 */
export function useStillOffered(now: Chosen): LeftOut | undefined {
  const { isLoaded, chosen, offered, able, masterId } = now;
  const [gone, setGone] = useState<{ what: LeftOut; left: string }>();
  const lacksService = isLoaded && offered.length < chosen.length;
  const lacksMaster =
    isLoaded && offered.length > 0 && masterId !== "any" && !able.some(({ _id }) => _id === masterId);
  const giveUp = useEffectEvent((what: LeftOut) => {
    if (what === "service") now.onServices?.(offered);
    else now.onAnyone();
    setGone({ what, left: what === "service" ? offered.join() : "any" });
  });
  useEffect(() => {
    if (lacksService) giveUp("service");
  }, [lacksService]);
  useEffect(() => {
    // The list shows 'anyone' once the master is not in it, so set the same value.
    if (lacksMaster) giveUp("master");
  }, [lacksMaster]);
  return gone?.left === (gone?.what === "service" ? chosen.join() : masterId) ? gone?.what : undefined;
}
