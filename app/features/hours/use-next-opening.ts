import { useEffect, useState } from "react";
import { nextOpening, openingText } from "#app/features/hours/next-opening.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export interface ReadableOpening {
  text: string;
  startsAt: string;
  masterId: string | undefined;
}

/**
 * The next opening of a service, or of several in a row, by their ids separated by commas. Undefined while loading
 * (the server's HTML never contains it, since it is cached for hours); null if there is none or no answer came.
 */
export function useNextOpening(serviceIds: string | undefined): ReadableOpening | null | undefined {
  const { zone } = useSalon();
  const [opening, setOpening] = useState<ReadableOpening | null>();
  useEffect(() => {
    if (!serviceIds) return;
    const leaving = new AbortController();
    nextOpening(serviceIds.split(","), leaving.signal)
      .then((found) =>
        // What day it is at the salon is known once it has answered.
        setOpening(found ? { ...found, text: openingText(found.startsAt, zone, salonNow()) } : null),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setOpening(null);
      });
    return () => leaving.abort();
  }, [serviceIds, zone]);
  return opening;
}
