import { Total } from "#app/features/checkout/summary/Total.tsx";
import { duration } from "#app/lib/duration.ts";

interface Props {
  /** Dollars; undefined while loading. */
  total: number | undefined;
  minutes: number;
}

/** '$42, 1 h 20 min': the price and length of a visit. */
export function Sum({ total, minutes }: Props) {
  return (
    <>
      <Total dollars={total} />, {duration(minutes)}
    </>
  );
}
