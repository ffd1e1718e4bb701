import { PayNow } from "#app/features/checkout/PaymentForm.tsx";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { buttonClass } from "#app/ui/buttonClass.ts";

interface Props {
  total: number;
  serviceName: string;
  startsAt: string | undefined;
  zone: string;
  /** Undefined for anyone. */
  masterName: string | undefined;
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
}

/** The phone's foot on the booking page: what, when, how much, and the next step. */
export function BookingBar({ total, serviceName, startsAt, zone, masterName, ...pay }: Props) {
  return (
    <div className="bk-bar">
      <p className="sm num">
        <b>
          {money(total)}, {serviceName || "no service chosen"}
        </b>
        <span className="muted xs">
          {startsAt
            ? [
                inSalon("shortDay", startsAt, zone),
                inSalon("clock", startsAt, zone),
                masterName?.split(" ")[0],
              ]
                .filter(Boolean)
                .join(", ")
            : "No time chosen yet"}
        </span>
      </p>
      {startsAt ? (
        <PayNow {...pay} />
      ) : (
        <a className={buttonClass({ variant: "primary" })} href="#when">
          Choose a time
        </a>
      )}
    </div>
  );
}
