import "#app/features/checkout/styles/checkout.css";
import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { Checkout } from "#app/features/checkout/Checkout.tsx";
import { quote } from "#app/features/codes/quote.fixture.ts";
import type { BoughtPackage } from "#contract/packages.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import { begins } from "#tests/support/components/begins.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, massage, masters, salon, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

export const minute = 60_000;
/** That wall time on the following day. */
export const at = (time: string) => `2026-11-24T${time}:00+06:00`;
const slots = ["16:30", "18:00"].map((time) => ({
  startsAt: at(time),
  endsAt: at("20:00"),
  masterIds: ["anika"],
}));
/** The free slots of that day. */
export const freeHours = {
  zone,
  until: "2027-01-31",
  nextFree: null,
  days: [{ date: "2026-11-24", state: "few" as const, count: slots.length, slots }],
};
/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});

export const hour = page.getByRole("button", { name: "4:30 pm" });
export const otherHour = page.getByRole("button", { name: "6:00 pm" });
export const pay = page.getByRole("button", { name: "Pay Now" });
export const paying = page.getByRole("button", { name: "Paying" });
export const alert = page.getByRole("alert");
export const countdown = page.getByText(/^We hold this hour for you for/);

/** A service besides those that every test has. */
export const stones = { ...facial, _id: "stones", service_name: "Stone & Steam" };

/** Sessions of the massage that the guest has bought. */
export const pack: BoughtPackage = {
  _id: "pack-1",
  serviceId: massage._id,
  service_name: massage.service_name,
  sessions: 5,
  left: 5,
  price: 240,
  boughtOn: "2026-11-01",
  until: null,
  state: "good",
};

/** A salon where everything succeeds. */
export function salonWithFreeHours(): void {
  salonAnswers({
    readAvailability: () => freeHours,
    readNextHours: () => ({ zone, anyone: null, masters: [] }),
    readQuote: () => quote,
    listCards: () => [],
    createPaymentIntent: () => prepared(60),
    extendPurchase: () => ({ holdEndsAt: new Date(begins + 20 * minute).toISOString() }),
    releasePurchase: () => ({ deletedCount: 1 }),
    createBooking: () => ({ insertedId: "booking-1" }),
  });
}

/** The answer to holding a slot. @param minutes how long it is held, from the start of the test */
export function prepared(total: number, minutes = 10) {
  const holdEndsAt = new Date(begins + minutes * minute).toISOString();
  return {
    purchaseId: "purchase-1",
    clientSecret: total ? "pi_1_secret_2" : "",
    total,
    dueNow: total,
    quote: null,
    holdEndsAt,
  };
}

/** Shows the page before a slot is chosen. */
export function showCheckout(
  stripe: Stripe | null = cardProvider(),
  onRetryCards = () => {},
  services = [massage],
  held: HeldPurchase["held"] = null,
  of = salon,
) {
  return show(
    <Elements stripe={stripe}>
      <Checkout
        service={services[0] ?? massage}
        services={services}
        masters={masters}
        guest={{ name: "Anika Rahman", email: "anika@shiuli.example", number: "01700000000" }}
        start={{ held, suggested: undefined }}
        cardsFailed={stripe === null}
        onRetryCards={onRetryCards}
      />
    </Elements>,
    { at: "/dashboard/bookingAppointment/massage", of },
  );
}

/** A slot that was held before the page was loaded. */
export const heldBefore: NonNullable<HeldPurchase["held"]> = {
  purchaseId: "purchase-1",
  pay: "full",
  codes: [],
  serviceIds: [massage._id],
  masterIds: ["anika"],
  startsAt: at("16:30"),
  holdEndsAt: new Date(begins + 10 * minute).toISOString(),
  extended: false,
};

/** Shows the page as reloaded while its slot is held. */
export function showAgain(stripe: Stripe) {
  return showCheckout(stripe, () => {}, [massage], heldBefore);
}

/** Shows the page once a slot is held. */
export async function showHeld(stripe?: Stripe) {
  const shown = await showCheckout(stripe);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  return shown;
}
