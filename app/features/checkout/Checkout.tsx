import { useStripe } from "@stripe/react-stripe-js";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { BookingBar } from "#app/features/checkout/BookingBar.tsx";
import { type Choice, type Trouble, troubleOf } from "#app/features/checkout/checkout-state.ts";
import { HoldClock } from "#app/features/checkout/HoldClock.tsx";
import { MasterChoice } from "#app/features/checkout/MasterChoice.tsx";
import { PaymentForm } from "#app/features/checkout/PaymentForm.tsx";
import { PaymentTrouble } from "#app/features/checkout/PaymentTrouble.tsx";
import { ServiceChoice } from "#app/features/checkout/ServiceChoice.tsx";
import { Summary } from "#app/features/checkout/Summary.tsx";
import { TroubleNote } from "#app/features/checkout/TroubleNote.tsx";
import { asContact, useVisit } from "#app/features/checkout/use-visit.ts";
import { WhenChoice } from "#app/features/checkout/WhenChoice.tsx";
import { money } from "#app/lib/money.ts";
import { refundTerms } from "#app/lib/refund-terms.ts";
import { Stepper } from "#app/ui/Stepper.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";
import type { Salon } from "#contract/salon.ts";
import type { Service } from "#contract/services.ts";
import { refundSteps } from "#domain/policy.ts";

const aboutTheHour: Trouble["kind"][] = ["taken", "refused", "refunded"];

interface Props {
  service: Service;
  services: Service[];
  masters: Master[];
  salon: Salon;
  guest: { name: string; email: string; number: string };
  cardsFailed: boolean;
  onRetryCards: () => void;
}

/** Service, master, hour, details and payment on one page; every step stays open to change until the money moves. */
export function Checkout({ service, services, masters, salon, guest, cardsFailed, onRetryCards }: Props) {
  const stripe = useStripe();
  const [now] = useState(Date.now);
  const visit = useVisit({ service, services, masters }, guest);
  const { state, flow, startsAt, total } = visit;
  const trouble = troubleOf(state);
  const isFree = total === 0;
  const isPaying = state.phase === "paying" || state.phase === "saving" || state.phase === "booked";
  const ready = state.phase === "ready" && (isFree || stripe !== null);
  const master = masters.find(({ _id }) => _id === visit.masterId);
  const serviceName = visit.services.map((one) => one.service_name).join(", ");
  useLeaveWhenBooked(state.phase === "booked");

  const order = { price: total, email: guest.email, serviceName };
  const note = trouble && (
    <TroubleNote
      key={trouble.kind}
      trouble={trouble}
      zone={salon.zone}
      onRetry={(choice: Choice) => visit.chooseHour(choice.startsAt)}
      onAlternative={visit.chooseInstead}
    />
  );
  const isAboutHour = trouble !== null && aboutTheHour.includes(trouble.kind);

  return (
    <>
      <div className="bk">
        <div className="min-w-0">
          <div className="mb-9">
            <Stepper
              steps={["Service", "Master", "When", "Payment"]}
              current={visit.serviceIds.length === 0 ? 0 : startsAt ? 3 : 2}
            />
          </div>
          <ServiceChoice
            services={visit.catalogue}
            chosen={visit.serviceIds}
            onChange={visit.changeServices}
            disabled={!visit.mayChange}
          />
          <MasterChoice
            masters={masters}
            services={visit.services}
            chosen={visit.masterId}
            onChange={visit.changeMaster}
            disabled={!visit.mayChange}
          />
          <WhenChoice
            serviceIds={visit.serviceIds}
            masterId={visit.masterId}
            zone={salon.zone}
            now={now}
            chosen={startsAt}
            busy={state.phase === "preparing"}
            disabled={!visit.mayChange}
            onChoose={visit.chooseHour}
            trouble={isAboutHour && note}
          />
          <section className="bstep" aria-labelledby="step-payment">
            <header>
              <h2 className="h3" id="step-payment">
                Your details and payment
              </h2>
            </header>
            <PaymentForm
              defaults={{ name: guest.name, number: guest.number }}
              email={guest.email}
              serviceName={serviceName}
              isFree={isFree}
              testMode={salon.testMode}
              ready={ready}
              isPaying={isPaying}
              cardError={trouble?.kind === "card" ? trouble.message : undefined}
              trouble={
                <PaymentTrouble
                  state={state}
                  cardsFailed={cardsFailed && !isFree}
                  onRetryCards={onRetryCards}
                  onSaveAgain={(contact) => void flow.saveAgain({ ...order, contact })}
                >
                  {!isAboutHour && note}
                </PaymentTrouble>
              }
              note={payNote(total, startsAt !== undefined)}
              onDetails={visit.setDetails}
              onPay={(details, charge) => void flow.pay({ ...order, contact: asContact(details) }, charge)}
            />
          </section>
        </div>
        <Summary
          services={visit.services}
          masterName={master?.name ?? "Anyone"}
          startsAt={startsAt}
          zone={salon.zone}
          where={salon.address[0] ?? salon.name}
          total={total}
          terms={startsAt ? termsOf(startsAt, salon, now) : undefined}
        >
          {state.phase !== "choosing" && state.phase !== "unsaved" && state.held && (
            <HoldClock
              key={state.held.endsAt}
              endsAt={state.held.endsAt}
              paused={state.phase !== "ready"}
              onEnd={flow.endHold}
              onExtend={state.held.extended ? undefined : flow.extendHold}
            />
          )}
        </Summary>
      </div>
      <BookingBar
        total={total}
        serviceName={serviceName}
        startsAt={startsAt}
        zone={salon.zone}
        masterName={master?.name}
        ready={ready}
        isPaying={isPaying}
        isFree={isFree}
      />
    </>
  );
}

/** What the guest agrees to by booking an hour now, as the salon's policy stands. */
function termsOf(startsAt: string, { policy, zone }: Salon, now: number): string {
  const visit = { policy, bookedAt: now, startsAt: Date.parse(startsAt), paidCents: 0, mostPercent: 100 };
  return refundTerms(refundSteps(visit, now), zone);
}

function payNote(total: number, hasHour: boolean): ReactNode {
  if (!hasHour) {
    return (
      <a className="link" href="#when">
        Choose a time first
      </a>
    );
  }
  return total === 0 ? "Nothing to pay." : `${money(total)} now.`;
}

function useLeaveWhenBooked(isBooked: boolean): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isBooked) return;
    notifySuccess("Your Booking is Confirmed", { place: "center" });
    void queries.invalidateQueries({ queryKey: ["bookings"] });
    void navigate("/dashboard/myBookings");
  }, [isBooked, navigate, queries]);
}
