import "#app/features/checkout/styles/checkout.css";
import { useStripe } from "@stripe/react-stripe-js";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { keys } from "#app/data/keys.ts";
import { BookingBar } from "#app/features/checkout/BookingBar.tsx";
import { BookingSteps } from "#app/features/checkout/BookingSteps.tsx";
import { type Choice, type Trouble, troubleOf } from "#app/features/checkout/checkout-state.ts";
import { HoldClock, HoldStrip, HoldWatch } from "#app/features/checkout/HoldClock.tsx";
import { forgetDetails } from "#app/features/checkout/kept-details.ts";
import { MasterChoice } from "#app/features/checkout/MasterChoice.tsx";
import { PaymentForm } from "#app/features/checkout/PaymentForm.tsx";
import { PaymentTrouble } from "#app/features/checkout/PaymentTrouble.tsx";
import { ServiceChoice } from "#app/features/checkout/ServiceChoice.tsx";
import { Summary } from "#app/features/checkout/Summary.tsx";
import { TroubleNote } from "#app/features/checkout/TroubleNote.tsx";
import type { Start } from "#app/features/checkout/use-start.ts";
import { asContact, useVisit } from "#app/features/checkout/use-visit.ts";
import { WhenChoice } from "#app/features/checkout/WhenChoice.tsx";
import { money } from "#app/lib/money.ts";
import { masterName, salonAddress, salonName, serviceName } from "#app/lib/names.ts";
import { moment, refundTerms } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts, holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";
import type { Salon } from "#contract/salon.ts";
import type { Service } from "#contract/services.ts";
import { refundSteps } from "#domain/policy.ts";

const aboutTheHour: Trouble["kind"][] = ["taken", "refused", "refunded", "paid_already"];

interface Props {
  service: Service;
  services: Service[];
  masters: Master[];
  guest: { name: string; email: string; number: string };
  start: Start;
  cardsFailed: boolean;
  onRetryCards: () => void;
}

/** Service, master, hour, details and payment on one page; every step stays open to change until the money moves. */
export function Checkout(props: Props) {
  const { service, services, masters, guest, start, cardsFailed, onRetryCards } = props;
  const salon = useSalon();
  const texts = useTexts(checkoutTexts);
  const payment = useTexts(paymentTexts);
  const { likeLastTime } = useTexts(holdTexts);
  const stripe = useStripe();
  const [now] = useState(Date.now);
  const visit = useVisit({ service, services, masters }, guest, start);
  const { state, flow, startsAt, total } = visit;
  const trouble = troubleOf(state);
  const isFree = (total ?? state.held?.total) === 0;
  const isPaying = state.phase === "paying" || state.phase === "saving" || state.phase === "booked";
  const ready = state.phase === "ready" && (isFree || stripe !== null);
  const names = visit.masterIds
    .map((id) => masters.find(({ _id }) => _id === id))
    .map((master) => master && masterName(master));
  const held = state.phase === "ready" || state.phase === "preparing" ? state.held : null;
  const extend = held && !held.extended ? flow.extendHold : undefined;
  const allServices = visit.services.map(serviceName).join(", ");
  useArrival(
    start.suggested ? "step-when" : visit.cameWithHour ? "step-payment" : undefined,
    state.phase === "ready",
  );
  useLeaveWhenBooked(state.phase === "booked");

  const order = { price: total ?? 0, email: guest.email, serviceName: allServices };
  const note = trouble && (
    <TroubleNote
      key={trouble.kind}
      trouble={trouble}
      isKept={state.phase === "ready"}
      onRetry={(choice: Choice) =>
        trouble.kind === "no_intent" ? visit.chooseAgain(choice) : visit.chooseHour(choice.startsAt)
      }
      onAlternative={visit.chooseInstead}
    />
  );
  const isAboutHour = trouble !== null && aboutTheHour.includes(trouble.kind);

  return (
    <>
      <div className="booking-page">
        <div className="min-w-0">
          <BookingSteps current={visit.serviceIds.length === 0 ? 0 : startsAt ? 3 : 2} />
          <ServiceChoice
            services={visit.catalogue}
            chosen={visit.serviceIds}
            onChange={visit.changeServices}
            disabled={!visit.mayChange}
          />
          <MasterChoice
            masters={masters}
            services={visit.services}
            chosen={visit.masterIds}
            now={now}
            onChange={visit.changeMasters}
            disabled={!visit.mayChange}
          />
          <WhenChoice
            serviceIds={visit.serviceIds}
            masterIds={visit.masterIds}
            masters={masters}
            now={now}
            chosen={startsAt}
            busy={state.phase === "preparing"}
            disabled={!visit.mayChange}
            onChoose={visit.chooseHour}
            onSooner={visit.chooseInstead}
            trouble={
              isAboutHour
                ? note
                : startsAt &&
                  startsAt === start.suggested && <Note>{likeLastTime(moment(startsAt, salon.zone))}</Note>
            }
          />
          <section className="booking-step" aria-labelledby="step-payment" id="payment">
            <header>
              <h2 className="h3" id="step-payment" tabIndex={-1}>
                {payment.title}
              </h2>
            </header>
            <PaymentForm
              defaults={visit.details}
              email={guest.email}
              serviceName={allServices}
              isFree={isFree}
              testMode={salon.testMode}
              ready={ready}
              isPaying={isPaying}
              cardError={trouble?.kind === "card" ? trouble.message : undefined}
              trouble={
                <>
                  <PaymentTrouble
                    state={state}
                    cardsFailed={cardsFailed && !isFree}
                    onRetryCards={onRetryCards}
                    onStop={flow.stopPaying}
                    onSaveAgain={(contact) => void flow.saveAgain({ ...order, contact })}
                  >
                    {!isAboutHour && note}
                  </PaymentTrouble>
                  {held && (
                    <div className="hold-between">
                      <HoldStrip key={held.endsAt} endsAt={held.endsAt} onExtend={extend} />
                    </div>
                  )}
                </>
              }
              note={payNote(total, startsAt !== undefined)}
              onDetails={visit.setDetails}
              onPay={(details, charge) => void flow.pay({ ...order, contact: asContact(details) }, charge)}
            />
          </section>
        </div>
        <Summary
          services={visit.services}
          masterNames={names.map((name) => name ?? texts.anyone)}
          startsAt={startsAt}
          where={salonAddress(salon)[0] ?? salonName(salon)}
          total={total}
          quote={visit.quote}
          terms={startsAt ? termsOf(startsAt, salon, now) : undefined}
        >
          {held && <HoldClock key={held.endsAt} endsAt={held.endsAt} onExtend={extend} />}
        </Summary>
      </div>
      <BookingBar
        total={total}
        serviceName={allServices}
        startsAt={startsAt}
        masterName={names.length === 1 ? names[0] : undefined}
        ready={ready}
        isPaying={isPaying}
        isFree={isFree}
      >
        {held && <HoldStrip key={held.endsAt} endsAt={held.endsAt} onExtend={extend} />}
      </BookingBar>
      <p className="sr" role="status">
        {state.phase === "ready" && (
          <HoldWatch key={state.held.endsAt} endsAt={state.held.endsAt} onEnd={flow.endHold} />
        )}
      </p>
    </>
  );
}

/** What the guest agrees to by booking an hour now, as the salon's policy stands. */
function termsOf(startsAt: string, { policy, zone }: Salon, now: number): string {
  const visit = { policy, bookedAt: now, startsAt: Date.parse(startsAt), paidCents: 0, mostPercent: 100 };
  return refundTerms(refundSteps(visit, now), zone);
}

function payNote(total: number | undefined, hasHour: boolean): ReactNode {
  const texts = textsNow(paymentTexts);
  if (!hasHour) {
    return (
      <a className="link" href="#when">
        {texts.timeFirst}
      </a>
    );
  }
  if (total === undefined) return null;
  return total === 0 ? texts.nothingToPay : texts.now(money(total));
}

function useLeaveWhenBooked(isBooked: boolean): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isBooked) return;
    forgetDetails();
    notifySuccess(textsNow(paymentTexts).confirmed, { place: "center" });
    void queries.invalidateQueries({ queryKey: keys.bookings });
    void navigate("/dashboard/myBookings");
  }, [isBooked, navigate, queries]);
}

/**
 * Brings the guest once to a heading further down, to the eye and to a screen reader, when the guest came with an hour and
 * it is held.
 */
function useArrival(headingId: string | undefined, isHeld: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!headingId || !isHeld || done.current) return;
    done.current = true;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.closest("section")?.scrollIntoView();
  }, [headingId, isHeld]);
}
