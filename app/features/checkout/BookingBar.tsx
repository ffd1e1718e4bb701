import type { ReactNode } from "react";
import { PayNow } from "#app/features/checkout/payment/PaymentForm.tsx";
import { Sum } from "#app/features/checkout/summary/Sum.tsx";
import { duration } from "#app/lib/duration.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { buttonClass } from "#app/ui/button-class.ts";

interface Props {
  /** Dollars; undefined while loading. */
  total: number | undefined;
  /** Minutes of the whole visit. */
  minutes: number;
  startsAt: string | undefined;
  /** Undefined for any master. */
  masterName: string | undefined;
  /** What the next press agrees to, once a slot is chosen. */
  note: ReactNode;
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

/**
 * The bar at the foot of the booking page, where there is no room for a summary beside it: price, length, time, and
 * the next step.
 */
export function BookingBar({ total, minutes, startsAt, masterName, note, children, ...pay }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const listed = (...words: (string | undefined)[]) => words.filter(Boolean).join(", ");
  return (
    <div className="booking-bar">
      {children}
      <p className="booking-bar-note num" role="status">
        {note}
      </p>
      <div className="booking-bar-row">
        <p className="sm num" role={startsAt ? undefined : "status"}>
          <b>
            {minutes === 0 ? (
              texts.noService
            ) : startsAt ? (
              listed(inSalon("shortDay", startsAt, zone), inSalon("clock", startsAt, zone))
            ) : (
              <Sum total={total} minutes={minutes} />
            )}
          </b>
          <span className="muted xs">
            {startsAt
              ? listed(minutes === 0 ? undefined : duration(minutes), masterName?.split(" ")[0])
              : texts.noTime}
          </span>
        </p>
        {startsAt ? (
          <PayNow {...pay} />
        ) : (
          <a className={buttonClass({ variant: "primary" })} href="#when">
            {texts.chooseTime}
          </a>
        )}
      </div>
    </div>
  );
}
