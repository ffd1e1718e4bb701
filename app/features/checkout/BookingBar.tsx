import type { ReactNode } from "react";
import { PayNow } from "#app/features/checkout/PaymentForm.tsx";
import { Total } from "#app/features/checkout/Total.tsx";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { buttonClass } from "#app/ui/button-class.ts";

interface Props {
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  serviceName: string;
  startsAt: string | undefined;
  /** Undefined for anyone. */
  masterName: string | undefined;
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

/** The phone's foot on the booking page: what, when, how much, and the next step. */
export function BookingBar({ total, serviceName, startsAt, masterName, children, ...pay }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  return (
    <div className="booking-bar">
      {children}
      <div className="booking-bar-row">
        <p className="sm num">
          <b>
            <Total dollars={total} />, {serviceName || texts.noService}
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
