import { lazy, useState } from "react";
import { Link } from "react-router";
import { PaidNow } from "#app/features/desk-payment/PaidNow.tsx";
import { TakeBackDialog } from "#app/features/desk-payment/TakeBackDialog.tsx";
import type { Taken } from "#app/features/desk-payment/TakePayment.tsx";
import { money } from "#app/lib/money.ts";
import { firstName } from "#app/lib/names.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Opening } from "#app/ui/Opening.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { mayBeTipped } from "#domain/visit.ts";

const TakePayment = lazy(async () => ({
  default: (await import("#app/features/desk-payment/TakePayment.tsx")).TakePayment,
}));
const HandBackDialog = lazy(async () => ({
  default: (await import("#app/features/desk-payment/HandBackDialog.tsx")).HandBackDialog,
}));
const NotHandedBackDialog = lazy(async () => ({
  default: (await import("#app/features/desk-payment/NotHandedBackDialog.tsx")).NotHandedBackDialog,
}));
const TipBackDialog = lazy(async () => ({
  default: (await import("#app/features/desk-payment/TipBackDialog.tsx")).TipBackDialog,
}));
const RepeatDialog = lazy(async () => ({
  default: (await import("#app/features/desk/RepeatDialog.tsx")).RepeatDialog,
}));

type Opened = "take" | "take_back" | "tip_back" | "hand_back" | "not_handed_back" | "next" | Taken;

/**
 * Takes what is due at the salon or a tip, hands back, leads to the receipt of what was paid, and takes back what was
 * written down by mistake.
 */
export function SalonPayment({ visit }: { visit: CalendarVisit }) {
  const texts = useTexts(calendarTexts);
  const { giveTip, tipBack } = useTexts(takePaymentTexts);
  const { mistake } = useTexts(handBackTexts);
  const { _id: id, price, handBack, handedBack, paid, takenAtDesk = 0, tip = 0, status, startsAt } = visit;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The visit may be read again before a dialog's own answer closes it.
  const isOver =
    (opened === "hand_back" && handBack === undefined) ||
    (opened === "not_handed_back" && handedBack === undefined) ||
    (opened === "tip_back" && tip === 0);
  if (isOver) close();
  const due = occupiesCells(status) ? dueOf(visit) : 0;
  const masters = mastersOf(visit);
  return (
    <div className="grid gap-2.5">
      {due > 0 && (
        <Button block variant="line" size="sm" className="min-h-11.5" onClick={() => setOpened("take")}>
          {texts.payAtSalon(money(due))}
        </Button>
      )}
      {handBack !== undefined && (
        <Button block variant="line" size="sm" className="min-h-11.5" onClick={() => setOpened("hand_back")}>
          {texts.handBackNow(money(handBack))}
        </Button>
      )}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {price > 0 && paid !== "unpaid" && (
          <Link
            className={buttonClass({ variant: "line", size: "sm" }, "grow")}
            to={`/dashboard/receipts/${id}`}
          >
            {texts.receipt}
          </Link>
        )}
        {due === 0 && price > 0 && mayBeTipped(status) && (
          <Button variant="quiet" size="sm" className="grow" onClick={() => setOpened("take")}>
            {giveTip}
          </Button>
        )}
        {handedBack !== undefined && (
          <Button variant="quiet" size="sm" className="grow" onClick={() => setOpened("not_handed_back")}>
            {mistake(money(handedBack))}
          </Button>
        )}
        {tip > 0 && (
          <Button variant="quiet" size="sm" className="grow" onClick={() => setOpened("tip_back")}>
            {tipBack}
          </Button>
        )}
        {takenAtDesk > tip && (
          <Button variant="quiet" size="sm" className="grow" onClick={() => setOpened("take_back")}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      {opened === "take" && (
        <Opening>
          <TakePayment {...{ visit, due, masters }} onClose={close} onTaken={setOpened} />
        </Opening>
      )}
      {opened === "take_back" && (
        <TakeBackDialog visit={visit} onClose={close} onHandBack={() => setOpened("hand_back")} />
      )}
      {opened === "tip_back" && (
        <Opening>
          <TipBackDialog visitId={id} sum={tip} onClose={close} />
        </Opening>
      )}
      {opened === "hand_back" && handBack !== undefined && (
        <Opening>
          <HandBackDialog visit={visit} sum={handBack} onClose={close} />
        </Opening>
      )}
      {opened === "not_handed_back" && handedBack !== undefined && (
        <Opening>
          <NotHandedBackDialog visit={visit} sum={handedBack} onClose={close} />
        </Opening>
      )}
      {opened === "next" && startsAt && (
        <Opening>
          <RepeatDialog visit={{ ...visit, startsAt }} count={1} onClose={close} />
        </Opening>
      )}
      {opened !== null && typeof opened === "object" && (
        <PaidNow
          {...{ visit, masters }}
          taken={opened}
          onClose={close}
          onNext={startsAt ? () => setOpened("next") : undefined}
        />
      )}
    </div>
  );
}

/** First names, as the tip's label lists them. */
function mastersOf({ items }: CalendarVisit): string {
  const names = items.flatMap(({ masterName }) => (masterName ? [firstName(masterName)] : []));
  return [...new Set(names)].join(", ");
}
