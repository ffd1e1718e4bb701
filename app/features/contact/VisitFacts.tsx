import { describeHours } from "#app/features/contact/hours.ts";
import type { Salon } from "#contract/salon.ts";

/** How to reach the salon, and when it is open. */
export function VisitFacts({ salon }: { salon: Salon }) {
  return (
    <dl className="facts">
      <div>
        <dt>Phone</dt>
        <dd className="num">
          <a href={`tel:${salon.phone.replace(/[^+\d]/g, "")}`}>{salon.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd className="num">
          {describeHours(salon.hours).map(({ days, times }) => (
            <span key={days} className="block">{`${days}, ${times}`}</span>
          ))}
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>{salon.address.join(", ")}</dd>
      </div>
    </dl>
  );
}
