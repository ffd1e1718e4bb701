import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mastersQuery } from "#app/data/masters.ts";
import { servicesQuery } from "#app/data/services.ts";
import { BookingScreen } from "#app/features/checkout/BookingScreen.tsx";
import { Checkout } from "#app/features/checkout/Checkout.tsx";
import {
  alert,
  countdown,
  freeHours,
  hour,
  prepared,
  salonWithFreeHours,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import { quote } from "#app/features/codes/quote.fixture.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import {
  anika,
  facial,
  labonno,
  massage,
  masters,
  withoutCards,
} from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const summary = page.getByRole("complementary", { name: "Your visit" });
const both = [massage, facial];
const provider = cardProvider();
let services = both;
let working = masters;

beforeEach(() => {
  services = both;
  working = masters;
  salonWithFreeHours();
  salonAnswers({
    listServices: () => services,
    listMasters: () => working,
    readQuote: () => quoteOf(services[0]?.price ?? 0),
  });
});

test("a price that changed is read again by the page, and charged once the customer has seen it", async () => {
  salonAnswers({
    createPaymentIntent: ({ body }) =>
      body.price === 99
        ? prepared(99)
        : refusal("price_mismatch", {
            detail: "The price is $99 now. If you agree, choose your hour again.",
          }),
  });
  await show(<Page />, { at: "/dashboard/bookingAppointment/massage" });
  services = [{ ...massage, price: 99 }, facial];
  await hour.click();
  await expect.element(alert).toMatchTextContent(/^The price is \$99 now\./);
  await expect.element(summary).toMatchTextContent(/Total\$99/);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("createPaymentIntent").map(({ body }) => body.price)).toEqual([60, 99]);
});

test("a service taken off while it is being booked is left out, and the customer reads so", async () => {
  salonAnswers({
    createPaymentIntent: () =>
      refusal("service_unavailable", { detail: "That service is no longer offered. Choose another one." }),
  });
  await show(<Page />, { at: "/dashboard/bookingAppointment/massage?also=facial" });
  const chosen = summary.getByRole("button", { name: "Take out Turmeric Glow Facial" });
  await expect.element(chosen).toBeVisible();
  services = [massage];
  await hour.click();
  await expect.element(alert).toMatchTextContent(/^That service is no longer offered\./);
  await expect.element(chosen).not.toBeInTheDocument();
  salonAnswers({ createPaymentIntent: () => prepared(60) });
  await hour.click();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("createPaymentIntent").map(({ body }) => body.serviceIds)).toEqual([
    ["massage", "facial"],
    ["massage"],
  ]);
});

test("a master who leaves while an hour is chosen gives way to anyone, and the customer reads so", async () => {
  working = [labonno];
  salonAnswers({
    readAvailability: ({ query }) =>
      query.master?.includes(anika._id)
        ? refusal("not_found", { status: 404, detail: "There is no such master." })
        : freeHours,
  });
  await show(<Page />, { at: "/dashboard/bookingAppointment/massage?master=anika" });
  await expect.element(page.getByText(/^The master you chose has left us\./)).toBeVisible();
  await expect.element(hour).toBeVisible();
  await hour.click();
  await expect
    .poll(() => sentWith("createPaymentIntent").map(({ body }) => body.masterIds))
    .toEqual([["any"]]);
});

test("a service that is taken off while its page is open is left out, and the customer reads so", async () => {
  let isOffered = true;
  const gone = refusal("not_found", { status: 404, detail: "There is no such service." });
  const catalogue = { service: massage, services: both, masters };
  const user = { email: "anika@shiuli.example", displayName: "Anika", photoURL: null, emailVerified: true };
  salonAnswers({
    listServices: () => (isOffered ? both : [facial]),
    readService: () => (isOffered ? massage : gone),
    readAvailability: () => (isOffered ? freeHours : gone),
    readMe: () => gone,
    readQuote: () => ({ ...quoteOf(60), dueNow: 0 }),
    readHeldPurchase: () => ({ held: null }),
  });
  await show(<BookingScreen serviceId="massage" catalogue={catalogue} user={user} />, {
    at: "/dashboard/bookingAppointment/massage",
    of: withoutCards,
  });
  await expect.element(hour).toBeVisible();
  isOffered = false;
  await page.getByRole("button", { name: "Go to the next week" }).click();
  await expect.element(page.getByText(/^A service you chose is no longer offered,/)).toBeVisible();
  await expect.element(page.getByText("Choose a service first.")).toBeVisible();
  await expect.element(page.getByText("There is no such service.")).not.toBeInTheDocument();
});

function quoteOf(price: number) {
  const lines = quote.lines.map((line) => ({ ...line, price }));
  return { ...quote, lines, subtotal: price, total: price, dueNow: price };
}

/** The booking page with services and masters as last read. */
function Page() {
  const { data: offered } = useQuery({ ...servicesQuery, initialData: both });
  const { data: all } = useQuery({ ...mastersQuery, initialData: masters });
  return (
    <Elements stripe={provider}>
      <Checkout
        service={offered[0] ?? massage}
        services={offered}
        masters={all}
        guest={{ name: "Anika Rahman", email: "anika@shiuli.example", number: "01700000000" }}
        start={{ held: null, suggested: undefined }}
        cardsFailed={false}
        onRetryCards={() => {}}
      />
    </Elements>
  );
}
