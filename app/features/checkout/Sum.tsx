import { Total } from "#app/features/checkout/Total.tsx";
import { duration } from "#app/lib/duration.ts";

interface Props {
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  minutes: number;
}

/** '$42, 1 h 20 min': what a visit comes to. */
export function Sum({ total, minutes }: Props) {
  return (
    <>
      <Total dollars={total} />, {duration(minutes)}
    </>
  );
}
