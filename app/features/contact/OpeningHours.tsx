import { describeHours } from "#app/features/contact/opening-hours.ts";
import type { Salon } from "#contract/salon.ts";

/** The week's opening hours, one line for days with equal hours. */
export function OpeningHours({ hours }: Pick<Salon, "hours">) {
  return describeHours(hours).map(({ days, times }) => (
    <span key={days} className="block">{`${days}, ${times}`}</span>
  ));
}
