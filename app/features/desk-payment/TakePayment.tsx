import "#app/features/desk-payment/styles/take-payment.css";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRecordPayment } from "#app/data/desk-changes.ts";
import { useGuest } from "#app/data/guests.ts";
import { tellUnwritten } from "#app/data/unwritten.ts";
import { giftWords } from "#app/features/codes/applied-codes.ts";
import { CodeField } from "#app/features/codes/CodeField.tsx";
import SessionChoice from "#app/features/codes/SessionChoice.tsx";
import { CashGiven } from "#app/features/desk-payment/CashGiven.tsx";
import { TipChoice, type TypedTip, tipTyped } from "#app/features/desk-payment/TipChoice.tsx";
import { changeOf, paidBySession } from "#app/features/desk-payment/take-sums.ts";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { useFoundGift } from "#app/features/gifts/use-found-gift.ts";
import { fittingPackages } from "#app/features/packages/fitting-packages.ts";
import { isLost } from "#app/lib/explain.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { newKey } from "#app/lib/new-key.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import { mayBeTipped } from "#domain/visit.ts";

/** What was taken at the desk, in dollars. */
export interface Taken {
  method: SalonMethod;
  /** The amount due for the visit. */
  due: number;
  tip: number;
  /** The part of it that a gift card paid. */
  credit: number;
  /** Whether a package's session paid for one of the services. `due` does not include that service. */
  isSession: boolean;
  /** The change given in cash. */
  back: number;
}

interface Props {
  visit: CalendarVisit;
  /** Dollars due for the visit; 0 if only a tip is given. */
  due: number;
  /** The masters, as the tip's label names them. */
  masters: string;
  onClose: () => void;
  onTaken: (taken: Taken) => void;
}

/** Asked as the signed-in desk, so that code guesses by guests on its network do not count against it. */
const findAtDesk = (code: string) => securedApi("findGiftCard", { body: { code } });

/**
 * Takes a guest's payment at the desk: the amount due, a tip once the visit has begun, a gift card as far as it goes,
 * and how the rest is paid, with the change in cash.
 */
export function TakePayment({ visit, due: dueInAll, masters, onClose, onTaken }: Props) {
  const texts = useTexts(takePaymentTexts);
  const { takeSession } = useTexts(calendarTexts);
  const [packageId, setPackageId] = useState<string>();
  const sessions = useSessions(visit, dueInAll);
  const session = sessions.find(({ _id }) => _id === packageId);
  const bySession = session ? paidBySession(visit, session.serviceId) : 0;
  const due = sumOfPrices([dueInAll, -bySession]);
  const payment = useRecordPayment(visit._id);
  const [key] = useState(newKey);
  const [typed, setTyped] = useState<TypedTip>({ choice: "none", other: "" });
  const [method, setMethod] = useState<SalonMethod>("cash");
  const [given, setGiven] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const tip = tipTyped(typed, visit.price);
  const gift = useFoundGift("", findAtDesk);
  const [tried, setTried] = useState("");
  const [typedCode, setTypedCode] = useState("");
  const [leftOut, setLeftOut] = useState<string>();
  const codePlace = useRef<HTMLDivElement>(null);
  const credit = session ? 0 : Math.min(due, gift.found?.left ?? 0);
  const rest = sumOfPrices([due, -credit]);
  const sum = sumOfPrices([rest, tip ?? 0]);
  const takesGift = due > 0 && !session;
  const isLeftOut = takesGift && !gift.found && typedCode !== "" && typedCode !== tried;
  const isNothing = sum === 0 && credit === 0 && !session;
  const back = method === "cash" && given !== null ? changeOf(given, sum) : 0;

  /** What was sent when its answer got lost. Once the visit owes nothing any more, it was taken all the same. */
  const [lost, setLost] = useState<Taken>();
  const allTheSame = lost && lost.due > 0 && dueInAll === 0 ? lost : undefined;
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (allTheSame) tell(allTheSame);
  }, [allTheSame]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setWrong(tip === null);
    if (tip === null || back === null || isNothing) return;
    if (isLeftOut) {
      setLeftOut(typedCode);
      codePlace.current?.querySelector("input")?.focus();
      return;
    }
    const order = {
      key,
      due: rest,
      ...(sum > 0 && { method }),
      ...(tip > 0 && { tip }),
      ...(session && { session: { package: session._id, due } }),
      ...(gift.found && credit > 0 && { giftCard: { code: gift.found.code, amount: credit } }),
    };
    const taken = { method, due, tip, credit, back, isSession: session !== undefined };
    const answer = await payment.run(order, (error) => {
      tellUnwritten(texts.notRecorded, error, texts.pressAgain);
      setLost(isLost(error) ? taken : undefined);
    });
    if (answer) onTaken(taken);
  }

  return (
    <FormDialog
      kind="wide"
      title={dueInAll === 0 ? texts.tipTitle(visit.name) : texts.title(visit.name, money(dueInAll))}
      no={texts.cancel}
      onClose={onClose}
      yes={
        sum > 0 ? texts.take[method](money(sum)) : session ? texts.takeSession : texts.takeGift(money(credit))
      }
      busyText={texts.writing}
      cannot={isNothing || gift.looking}
      form={{ submit, busy: payment.busy, problem: undefined }}
    >
      <dl className="take-lines num">
        <div>
          <dt>{visit.service_name}</dt>
          <dd>{money(visit.price)}</dd>
        </div>
        {dueInAll < visit.price && (
          <div>
            <dt>{texts.paidBefore}</dt>
            <dd>{money(sumOfPrices([dueInAll, -visit.price]))}</dd>
          </div>
        )}
        {session && (
          <div>
            <dt>{texts.session}</dt>
            <dd>{money(-bySession)}</dd>
          </div>
        )}
        {tip !== null && tip > 0 && (
          <div>
            <dt>{texts.tipFor(masters)}</dt>
            <dd>{money(tip)}</dd>
          </div>
        )}
        {credit > 0 && (
          <div>
            <dt>{texts.giftCard}</dt>
            <dd>{money(-credit)}</dd>
          </div>
        )}
        <div className="take-total">
          <dt>{texts.toPay}</dt>
          <dd>{money(sum)}</dd>
        </div>
      </dl>
      {mayBeTipped(visit.status) && (
        <TipChoice masters={masters} price={visit.price} typed={typed} isWrong={isWrong} onType={setTyped} />
      )}
      <SessionChoice
        fitting={sessions}
        chosen={packageId}
        disabled={false}
        choose={(id, isUsed) => setPackageId(isUsed ? id : undefined)}
        ask={takeSession}
      />
      {takesGift && (
        <div ref={codePlace}>
          <CodeField
            label={texts.giftCard}
            most={1}
            applied={gift.found ? [giftWords(gift.found.code, { left: gift.found.left, credit })] : []}
            refused={
              isLeftOut && leftOut === typedCode
                ? { typed: typedCode, message: texts.notApplied }
                : gift.problem
                  ? { typed: tried, message: gift.problem }
                  : undefined
            }
            trying={gift.looking}
            onType={(code) => setTypedCode(code.trim())}
            onApply={(code) => {
              setTried(code);
              void gift.look(code);
            }}
            onRemove={gift.forget}
          />
        </div>
      )}
      {sum > 0 && <MethodChoice legend={texts.how} method={method} onChoose={setMethod} />}
      {method === "cash" && sum > 0 && <CashGiven sum={sum} given={given} onGiven={setGiven} />}
      {method === "machine" && sum > 0 && (
        <ol className="take-steps num">
          {texts.machineSteps(money(sum)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </FormDialog>
  );
}

/**
 * The guest's packages with a session for a service of this visit. A session pays for a visit without any code or
 * gift card beside it.
 */
function useSessions(visit: CalendarVisit, due: number) {
  const { data: guest } = useGuest((due > 0 && visit.guestId) || undefined);
  const isPaidOtherwise = visit.credit !== undefined || visit.discountOf?.kind === "code";
  const fitting = fittingPackages(
    guest?.packages,
    visit.items.map(({ serviceId }) => serviceId),
  );
  return isPaidOtherwise ? [] : fitting.filter(({ serviceId }) => paidBySession(visit, serviceId) <= due);
}
