import { Link } from "react-router";
import type { Taken } from "#app/features/desk-payment/TakePayment.tsx";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  visit: CalendarVisit;
  taken: Taken;
  masters: string;
  onClose: () => void;
  /** Absent if the visit has no time to repeat. */
  onNext: (() => void) | undefined;
}

/** What was taken a moment ago, the change, and what comes next. */
export function PaidNow({
  visit,
  taken: { method, due, tip, credit, back, isSession },
  masters,
  onClose,
  onNext,
}: Props) {
  const texts = useTexts(takePaymentTexts);
  const sum = sumOfPrices([due, tip, -credit]);
  const paid = [
    isSession && texts.paidBySession,
    credit > 0 && texts.paidByGift(money(credit)),
    sum > 0 && texts.paid[method](money(sum), back > 0 ? money(back) : null),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.paidTitle(visit.name)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Icon name="check" className="take-done" />
      <p className="take-paid num" role="status">
        {paid.filter(Boolean).join("; ")}
      </p>
      <p className="muted num">
        {tip > 0 && due > 0 && texts.forMasters(money(due), money(tip), masters)} {texts.nothingOwed}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Link
          className={buttonClass({ variant: "line", size: "sm" })}
          to={`/dashboard/receipts/${visit._id}`}
        >
          {texts.receipt}
        </Link>
        {onNext && (
          <Button variant="soft" size="sm" onClick={onNext}>
            {texts.next}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
