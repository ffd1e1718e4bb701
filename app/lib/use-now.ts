import { useEffect, useState } from "react";
import { onOtherNow, salonNow } from "#app/lib/salon-now.ts";

const tickMs = 30_000;

/** Now by the salon's clock, in epoch milliseconds, kept up to date to the half minute. */
export function useNow(): number {
  const [now, setNow] = useState(salonNow);
  useEffect(() => {
    const look = () => setNow(salonNow());
    const timer = setInterval(look, tickMs);
    const stop = onOtherNow(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
