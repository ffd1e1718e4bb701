import "#app/features/checkout/styles/checkout.css";
import { useStripe } from "@stripe/react-stripe-js";
import { useState } from "react";
import { useDaysOf } from "#app/data/availability.ts";
import { BookingBar } from "#app/features/checkout/BookingBar.tsx";
import { BookingSteps } from "#app/features/checkout/BookingSteps.tsx";
import { AddServices } from "#app/features/checkout/choice/AddServices.tsx";
import { arriveAt, useArrival } from "#app/features/checkout/choice/arrive-at.ts";
import { endOf } from "#app/features/checkout/choice/fit.ts";
import { MasterChoice } from "#app/features/checkout/choice/MasterChoice.tsx";
import { SizeChoice } from "#app/features/checkout/choice/SizeChoice.tsx";
import { useFittingChange } from "#app/features/checkout/choice/use-fitting-change.tsx";
import { bookedIn, partsOf } from "#app/features/checkout/choice/visit-parts.ts";
import { WhenChoice } from "#app/features/checkout/choice/WhenChoice.tsx";
import { asContact } from "#app/features/checkout/flow/as-contact.ts";
import { type Choice, type Trouble, troubleOf } from "#app/features/checkout/flow/checkout-state.ts";
import { HoldClock, HoldStrip, HoldWatch } from "#app/features/checkout/hold/HoldClock.tsx";
import { LapsedHold } from "#app/features/checkout/hold/LapsedHold.tsx";
import { useLeaveWhenBooked } from "#app/features/checkout/leave-when-booked.ts";
import { PaymentForm } from "#app/features/checkout/payment/PaymentForm.tsx";
import { PaymentTrouble } from "#app/features/checkout/payment/PaymentTrouble.tsx";
import { PayNote } from "#app/features/checkout/price/PayNote.tsx";
import { PriceChoice } from "#app/features/checkout/price/PriceChoice.tsx";
import { termsOf } from "#app/features/checkout/price/visit-terms.ts";
import { useKeptDetails } from "#app/features/checkout/start/kept-details.ts";
import type { Catalogue } from "#app/features/checkout/start/starting-visit.ts";
import type { Start } from "#app/features/checkout/start/use-start.ts";
import { Basket } from "#app/features/checkout/summary/Basket.tsx";
import { Summary } from "#app/features/checkout/summary/Summary.tsx";
import { minutesOf } from "#app/features/checkout/summary/VisitLines.tsx";
import { TroubleNote } from "#app/features/checkout/TroubleNote.tsx";
import { useVisit } from "#app/features/checkout/use-visit.ts";
import { firstName, masterName, salonAddress, salonName, serviceName } from "#app/lib/names.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts, holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

const aboutTheHour: Trouble["kind"][] = ["taken", "refused", "refunded", "paid_already"];

interface Props extends Catalogue {
  guest: { name: string; email: string; number: string };
  start: Start;
  cardsFailed: boolean;
  onRetryCards: () => void;
}

/** Service, master, slot, details and payment on one page. Every step can be changed until money moves. */
export function Checkout(props: Props) {
  const { masters, guest, start, cardsFailed, onRetryCards } = props;
  const salon = useSalon();
  const texts = useTexts(checkoutTexts);
  const payment = useTexts(paymentTexts);
  const { likeLastTime } = useTexts(holdTexts);
  const stripe = useStripe();
  const [now] = useState(salonNow);
  const [told, setTold] = useState<Trouble>();
  const [details, setDetails] = useKeptDetails(guest);
  const visit = useVisit(props, { ...guest, ...details }, start);
  const { state, flow, startsAt, price } = visit;
  const [day] = useDaysOf([visit], startsAt && salonDate(startsAt, salon.zone));
  const trouble = troubleOf(state);
  // A visit that is paid at the salon or costs nothing needs no card here.
  const isFree = (price.dueNow ?? state.held?.dueNow) === 0;
  const isPaying = state.phase === "paying" || state.phase === "saving" || state.phase === "booked";
  const names = visit.masterIds
    .map((id) => masters.find(({ _id }) => _id === id))
    .map((master) => master && masterName(master));
  const held = state.phase === "ready" || state.phase === "preparing" ? state.held : null;
  const extend = held && !held.extended ? flow.extendHold : undefined;
  const allServices = bookedIn(visit.parts).map(serviceName).join(", ");
  useArrival(
    start.suggested ? "step-when" : visit.cameWithHour ? "step-payment" : undefined,
    state.phase === "ready",
  );
  useLeaveWhenBooked(state.phase === "booked" ? state.held : undefined);
  const { tryChange, remove, atOnce, trying, pressed, pressedWith, dialog } = useFittingChange(visit);
  const parts = partsOf(pressed.serviceIds, visit.offered.services);
  // While a change is being checked, what is shown as chosen is not what is held.
  const isAsked = trying !== undefined || visit.payment.coded.trying;
  const ready = state.phase === "ready" && !isAsked && (isFree || stripe !== null);
  const order = { price: price.total ?? 0, email: guest.email, serviceName: allServices };
  const shown = {
    parts: visit.parts,
    masterNames: names.map((name) => name ?? texts.anyone),
    startsAt,
    endsAt: startsAt && endOf(day, startsAt),
    where: salonAddress(salon)[0] ?? salonName(salon),
    ...price,
    terms: termsOf({ startsAt, ...price }, salon, now),
    onRemove: visit.mayChange ? remove : undefined,
  };
  function changeMasters(next: string[]) {
    const changed = next.find((id, index) => id !== pressed.masterIds[index]);
    const master = masters.find(({ _id }) => _id === changed);
    const name = master ? firstName(masterName(master)) : texts.anyone;
    void tryChange({ serviceIds: pressed.serviceIds, masterIds: next }, { kind: "master", name });
  }
  const lapsed = trouble?.kind === "hold_ended" && trouble !== told ? trouble : undefined;
  const note = trouble && !lapsed && (
    <TroubleNote
      key={trouble.kind}
      trouble={trouble}
      isKept={state.phase === "ready"}
      onRetry={(choice: Choice) =>
        trouble.kind === "no_intent" ? visit.chooseAgain(choice) : visit.chooseHour(choice.startsAt)
      }
      onAlternative={atOnce(visit.chooseInstead)}
    />
  );
  const instead = visit.byPhone && payment.byPhone;
  const agreed = instead || <PayNote {...price} terms={shown.terms} />;
  const isAboutHour = trouble !== null && aboutTheHour.includes(trouble.kind);

  return (
    <>
      <div className="booking-page">
        <div className="min-w-0">
          <BookingSteps current={visit.serviceIds.length === 0 ? 0 : startsAt ? 2 : 1} />
          <h1 className="h2">{texts.chooseHour}</h1>
          <Basket {...shown} />
          {parts.map((part) => (
            <SizeChoice
              key={part.service._id}
              part={part}
              onChange={(size) =>
                void tryChange(pressedWith(size._id), { kind: "size", name: serviceName(size) })
              }
              disabled={!visit.mayChange}
            />
          ))}
          {parts.length > 0 && (
            <MasterChoice
              masters={masters}
              services={bookedIn(parts)}
              chosen={pressed.masterIds}
              onChange={changeMasters}
              disabled={!visit.mayChange}
            />
          )}
          <WhenChoice
            instead={instead}
            visit={visit}
            masters={masters}
            chosen={startsAt}
            busy={state.phase === "preparing"}
            disabled={!visit.mayChange}
            onChoose={visit.chooseHour}
            onSooner={atOnce(visit.chooseInstead)}
            trouble={
              isAboutHour
                ? note
                : startsAt &&
                  startsAt === start.suggested && <Note>{likeLastTime(moment(startsAt, salon.zone))}</Note>
            }
          />
          <AddServices
            services={visit.offered.services}
            parts={parts}
            startsAt={startsAt}
            visitWith={pressedWith}
            onAdd={(item, hour) =>
              void tryChange(pressedWith(item._id), { kind: "service", name: serviceName(item) }, hour)
            }
            onRemove={remove}
            disabled={!visit.mayChange}
          />
          <section className="booking-step" aria-labelledby="step-payment" id="payment">
            <header>
              <h2 className="h3" id="step-payment" tabIndex={-1}>
                {payment.title}
              </h2>
            </header>
            <PaymentForm
              defaults={details}
              email={guest.email}
              serviceName={allServices}
              isFree={isFree}
              howMuch={<PriceChoice {...price} {...visit.payment} mayChange={visit.mayChange} />}
              testMode={salon.testMode}
              ready={ready}
              isPaying={isPaying}
              begun={start.held ? state.held?.clientSecret : undefined}
              cardError={trouble?.kind === "card" ? trouble.message : undefined}
              trouble={
                <PaymentTrouble
                  state={state}
                  cardsFailed={cardsFailed && !isFree}
                  onRetryCards={onRetryCards}
                  onStop={flow.stopPaying}
                  onSaveAgain={(contact) => void flow.saveAgain({ ...order, contact })}
                >
                  {!isAboutHour && note}
                </PaymentTrouble>
              }
              note={agreed}
              onDetails={setDetails}
              onPay={(details, charge) =>
                visit.payment.coded.tryTyped(visit.payment.applyCode) ||
                void flow.pay({ ...order, contact: asContact(details) }, charge)
              }
            />
          </section>
        </div>
        <Summary {...shown}>
          {held && <HoldClock key={held.endsAt} endsAt={held.endsAt} onExtend={extend} />}
        </Summary>
      </div>
      {!instead && (
        <BookingBar
          total={price.total}
          minutes={minutesOf(visit.parts)}
          startsAt={startsAt}
          masterName={names.length === 1 ? names[0] : undefined}
          note={startsAt && price.total !== undefined && agreed}
          ready={ready}
          isPaying={isPaying}
          isFree={isFree}
        >
          {held && <HoldStrip key={held.endsAt} endsAt={held.endsAt} onExtend={extend} />}
        </BookingBar>
      )}
      {dialog}
      {lapsed && (
        <LapsedHold
          startsAt={lapsed.choice.startsAt}
          onAgain={() => visit.chooseHour(lapsed.choice.startsAt)}
          onClose={() => setTold(lapsed)}
          onOthers={() => {
            setTold(lapsed);
            arriveAt("step-when");
          }}
        />
      )}
      <p className="sr" role="status">
        {state.phase === "ready" && (
          <HoldWatch key={state.held.endsAt} endsAt={state.held.endsAt} onEnd={flow.endHold} />
        )}
      </p>
    </>
  );
}
