import type { ReactNode } from "react";
import { PayNow } from "#app/features/checkout/PaymentForm.tsx";
import { partsWords } from "#app/features/checkout/parts-words.ts";
import { Sum } from "#app/features/checkout/Sum.tsx";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { buttonClass } from "#app/ui/button-class.ts";

interface Props {
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  /** What of it is charged with the booking. */
  dueNow: number | undefined;
  /** What a gift card pays, or a session of a package. */
  credit: number;
  isSession: boolean;
  /** Of the whole visit. */
  minutes: number;
  startsAt: string | undefined;
  /** Undefined for anyone. */
  masterName: string | undefined;
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

/** The foot of the booking page where nothing stands beside it: how much, how long, when, and the next step. */
export function BookingBar({
  total,
  dueNow,
  credit,
  isSession,
  minutes,
  startsAt,
  masterName,
  children,
  ...pay
}: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const { begin } = useTexts(paymentTexts);
  const isKnown = startsAt && total !== undefined && dueNow !== undefined;
  const parts = isKnown ? partsWords({ total, dueNow, credit, isSession }) : undefined;
  const inParts = parts && begin(parts);
  return (
    <div className="booking-bar">
      {children}
      <div className="booking-bar-row">
        <p className="sm num" role="status">
          <b className={inParts && "in-parts"}>
            {minutes === 0 ? texts.noService : (inParts ?? <Sum total={total} minutes={minutes} />)}
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
