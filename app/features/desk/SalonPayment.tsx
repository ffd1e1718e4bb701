import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useRecordPayment, useReversePayment } from "#app/data/calendar.ts";
import { money } from "#app/lib/money.ts";
import { isDue } from "#app/lib/paid-words.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { salonMethods } from "#domain/daily-close.ts";

/** Takes what is due at the salon, leads to the receipt of what was paid, and takes a mistaken payment back. */
export function SalonPayment({ visit }: { visit: CalendarVisit }) {
  const texts = useTexts(calendarTexts);
  const { _id: id, price, dueAtSalon, paid } = visit;
  const [asking, setAsking] = useState(false);
  if (price === 0) return null;
  const due = isDue(visit) && occupiesCells(visit.status) && <TakePayment id={id} price={dueAtSalon} />;
  if (paid === "unpaid") return due;
  return (
    <div className="grid gap-2.5">
      {due}
      <div className="flex gap-2.5">
        <Link
          className={buttonClass({ variant: "line", size: "sm" }, "grow")}
          to={`/dashboard/receipts/${id}`}
        >
          {texts.receipt}
        </Link>
        {paid === "salon" && (
          <Button variant="quiet" size="sm" className="grow" onClick={() => setAsking(true)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      {asking && <TakeBackDialog visit={visit} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** @param props.price what is due: of a visit with a deposit, the rest. Takes the payment in two presses: the close of the day needs to know how it was paid. */
function TakePayment({ id, price }: { id: string; price: number }) {
  const texts = useTexts(calendarTexts);
  const payment = useRecordPayment(id);
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const press = useRef<HTMLButtonElement>(null);

  function toggle() {
    flushSync(() => setOpen(!isOpen));
    (isOpen ? press : first).current?.focus();
  }

  return (
    <div className="grid gap-2">
      <Button
        ref={press}
        block
        variant="line"
        size="sm"
        className="min-h-11.5"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {texts.payAtSalon(money(price))}
      </Button>
      {isOpen && (
        <fieldset aria-label={texts.howPaid} className="flex gap-2.5">
          {salonMethods.map((method, index) => (
            <Button
              key={method}
              ref={index === 0 ? first : undefined}
              size="sm"
              className="min-h-11.5 grow"
              aria-disabled={payment.busy || undefined}
              onClick={() => !payment.busy && void payment.run({ method }, texts.notRecorded)}
            >
              {texts.methods[method]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function TakeBackDialog({ visit, onClose }: { visit: CalendarVisit; onClose: () => void }) {
  const texts = useTexts(calendarTexts);
  const form = useContractForm({
    rules: async () => (await import("#contract/front-desk.ts")).Reversal,
    start: { reason: "" },
    change: useReversePayment(visit._id),
    failed: texts.notTakenBack,
    onSent: onClose,
  });
  return (
    <FormDialog
      title={texts.takeBackTitle}
      no={texts.keep}
      onClose={onClose}
      yes={texts.takeBack}
      form={form}
      danger
      busyText={texts.saving}
    >
      <p className="muted">{texts.takeBackText(money(visit.dueAtSalon))}</p>
      <TextField label={texts.whatWasWrong} required maxLength={200} {...form.field("reason")} />
    </FormDialog>
  );
}
