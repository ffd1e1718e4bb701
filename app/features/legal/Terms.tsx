import { Link } from "react-router";
import { Matter } from "#app/features/legal/Matter.tsx";
import { cancellationLines, movingLine } from "#app/features/legal/policy-sentences.ts";
import type { Salon } from "#contract/salon.ts";

/** How booking, paying, moving and cancelling work. The numbers are those that the salon works with now. */
export function Terms({ salon }: { salon: Salon }) {
  return (
    <div className="wrap sec">
      <div className="grid max-w-3xl gap-10 text-pretty">
        <Matter title="Booking">
          <p>
            You choose a service, a master and an hour, and pay by card. The hour is yours once the payment
            has succeeded; until then we hold it for a few minutes. Should somebody have been faster all the
            same, you get everything back at once.
          </p>
        </Matter>
        <Matter title="Prices and payment">
          <p>
            Prices are in dollars and stand on the{" "}
            <Link className="link" to="/services">
              services page
            </Link>
            . You pay what you were shown when your hour was held, even if the price changes meanwhile.
          </p>
        </Matter>
        <Matter title="Cancelling">
          <p>You cancel in my bookings. What goes back to your card depends on how early you do:</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {cancellationLines(salon.policy).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            When we have to cancel, everything goes back. A visit keeps the terms it was booked under, also
            when they change later.
          </p>
        </Matter>
        <Matter title="Moving">
          <p>{movingLine(salon.policy)}</p>
        </Matter>
        <Matter title="Reviews">
          <p>
            A review after a completed visit shows at once; any other waits until we have read it. We hide
            what insults or names people, and may answer publicly.
          </p>
        </Matter>
        <Matter title="Your data">
          <p>
            What we keep, and how you delete it, stands under{" "}
            <Link className="link" to="/privacy">
              privacy
            </Link>
            .
          </p>
        </Matter>
      </div>
    </div>
  );
}
