import { Elements } from "@stripe/react-stripe-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { forgetBegun, keepBegun } from "#app/features/card/begun-payment.ts";
import { usePurchase } from "#app/features/card/use-purchase.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { PaymentOutcome } from "#contract/payments.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

/** Pays, and the connection is lost before it is known what became of the payment. */
async function payWithoutAnswer() {
  await pay.click();
  await expect.element(page.getByText(/"trouble":"We lost the connection/)).toBeVisible();
}

test("after a full refund nothing is bought, and the purchase can start again", async () => {
  salonAnswers({
    listCards: () => [],
    createMembership: () => refusal("payment_refunded", { detail: "We are giving the whole amount back." }),
  });
  await show(
    <Elements stripe={null}>
      <Buying />
    </Elements>,
  );
  await page.getByRole("button", { name: "Paid" }).click();
  await expect.element(page.getByText(/"trouble":/)).toMatchTextContent(/"phase":"idle"/);
});

const broken = async () => ({ error: { type: "api_connection_error", message: "No connection." } });
const lost = cardProvider({ confirmCardPayment: broken, retrievePaymentIntent: broken });
const pay = page.getByRole("button", { name: "Pay", exact: true });
const became = (state: PaymentOutcome["state"]) => () =>
  ({ kind: "package", state, sum: 240, holdEndsAt: null }) as const;

beforeEach(() => {
  sessionStorage.clear();
  salonAnswers({
    listCards: () => [],
    createPackagePayment: () => ({ clientSecret: "pi_1_secret_2", purchaseId: "p1", total: 240 }),
  });
});

test("a payment whose answer was lost is asked about before another, and what it bought is not bought twice", async () => {
  salonAnswers({ checkPayment: became("done") });
  const onMade = vi.fn();
  await showBuying({ onMade });
  await payWithoutAnswer();
  await pay.click();
  await expect.poll(() => onMade.mock.calls).toEqual([["five"]]);
  expect(sentWith("checkPayment")).toEqual([{ params: { id: "pi_1" } }]);
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("where the browser has no room left to keep it, a lost payment is asked about all the same", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  salonAnswers({ checkPayment: became("done") });
  await showBuying();
  await payWithoutAnswer();
  await pay.click();
  await expect.element(page.getByText('{"phase":"idle"}')).toBeVisible();
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("a lost payment is asked about even after a visit was paid in the same tab", async () => {
  salonAnswers({ checkPayment: became("done") });
  const onMade = vi.fn();
  await showBuying({ onMade });
  await payWithoutAnswer();
  keepBegun("visit", "nadia@example.com", { intentId: "pi_2" });
  forgetBegun("pi_2");
  await pay.click();
  await expect.poll(() => onMade.mock.calls).toEqual([["five"]]);
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("a lost payment that bought nothing is tried again, and one that nobody can ask about is not paid past it", async () => {
  const onMade = vi.fn();
  await showBuying({ onMade });
  await payWithoutAnswer();
  expectNoise(/No answer to checkPayment/);
  salonAnswers({ checkPayment: noAnswer });
  await pay.click();
  await expect.element(page.getByText(/"trouble":"We could not reach the salon/)).toBeVisible();
  expect(sentWith("createPackagePayment")).toHaveLength(1);
  salonAnswers({ checkPayment: became("unpaid") });
  await pay.click();
  await expect.poll(() => sentWith("createPackagePayment")).toHaveLength(2);
  expect(onMade).not.toHaveBeenCalled();
});

test("a double press before the page renders again pays once", async () => {
  await showBuying();
  await expect.element(pay).toBeVisible();
  const press = () => pay.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  press();
  press();
  await expect.element(page.getByText(/"trouble":"We lost the connection/)).toBeVisible();
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("a page that is loaded again tells that its payment went through, and still sells another", async () => {
  const first = await showBuying();
  await payWithoutAnswer();
  await first.unmount();
  salonAnswers({ checkPayment: became("done") });
  await showBuying();
  await expect.element(page.getByText(/"before":"done"/)).toBeVisible();
  await pay.click();
  await expect.poll(() => sentWith("createPackagePayment")).toHaveLength(2);
});

test("a page that is loaded again does not say that it pays while it asks what became of its payment", async () => {
  const first = await showBuying();
  await payWithoutAnswer();
  await first.unmount();
  const answer = Promise.withResolvers<void>();
  salonAnswers({ checkPayment: () => answer.promise.then(became("unpaid")) });
  await showBuying();
  await expect.element(page.getByText('{"phase":"asking"}')).toBeVisible();
  answer.resolve();
  await expect.element(page.getByText('{"phase":"idle"}')).toBeVisible();
});

test("a payment that its bank still asks about is found once it is approved, and not paid beside it", async () => {
  salonAnswers({ checkPayment: became("asked") });
  const first = await showBuying();
  await payWithoutAnswer();
  await first.unmount();
  await showBuying();
  await expect.poll(() => sentWith("checkPayment")).toHaveLength(1);
  await expect.element(page.getByText('{"phase":"idle"}')).toBeVisible();
  salonAnswers({ checkPayment: became("done") });
  await pay.click();
  await expect.poll(() => sentWith("checkPayment")).toHaveLength(2);
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("a mistyped card does not hide a payment that its bank still asks about", async () => {
  salonAnswers({ checkPayment: became("asked") });
  let method: unknown = { paymentMethod: { id: "pm_1" } };
  const stripe = cardProvider({
    createPaymentMethod: async () => method,
    confirmCardPayment: broken,
    retrievePaymentIntent: broken,
  });
  await showBuying({ stripe });
  await payWithoutAnswer();
  method = { error: { type: "validation_error", message: "Your card number is incomplete." } };
  await pay.click();
  await expect.element(page.getByText(/"cardError":"Your card number is incomplete/)).toBeVisible();
  salonAnswers({ checkPayment: became("done") });
  await pay.click();
  await expect.poll(() => sentWith("checkPayment")).toHaveLength(2);
  expect(sentWith("createPackagePayment")).toHaveLength(2);
});

test("while a bank still checks a payment nothing is paid anew", async () => {
  salonAnswers({ checkPayment: became("checking") });
  await showBuying();
  await payWithoutAnswer();
  await pay.click();
  await expect.element(page.getByText(/"before":"checking"/)).toBeVisible();
  expect(sentWith("createPackagePayment")).toHaveLength(1);
});

test("a payment that its bank still checks once the page is loaded again is waited for", async () => {
  await waitForBank();
  vi.advanceTimersByTime(4_000);
  await expect.poll(() => sentWith("checkPayment")).toHaveLength(2);
  salonAnswers({ checkPayment: became("done") });
  vi.advanceTimersByTime(4_000);
  await expect.element(page.getByText(/"before":"done"/)).toBeVisible();
});

test("a payment that its bank refuses after a long check is told to be not finished", async () => {
  await waitForBank();
  salonAnswers({ checkPayment: became("unpaid") });
  vi.advanceTimersByTime(4_000);
  await expect.element(page.getByText(/"trouble":"The payment was not finished/)).toBeVisible();
});

/** Loads the page again over a payment that its bank still checks. */
async function waitForBank() {
  const first = await showBuying();
  await payWithoutAnswer();
  await first.unmount();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  salonAnswers({ checkPayment: became("checking") });
  await showBuying();
  await expect.element(page.getByText(/"before":"checking"/)).toBeVisible();
}

function showBuying({ onMade = () => {}, stripe = lost } = {}) {
  return show(
    <Elements stripe={stripe}>
      <Buying onMade={onMade} />
    </Elements>,
  );
}

function Buying({ onMade = () => {} }: { onMade?: (order: string) => void }) {
  const { state, make, pay } = usePurchase<string>({
    what: "package five",
    buyer: { name: "Nadia", email: "nadia@example.com" },
    prepare: () => securedApi("createPackagePayment", { params: { id: "five" }, body: { price: 240 } }),
    make: (transactionId) => securedApi("createMembership", { body: { transactionId } }),
    onMade,
  });
  return (
    <>
      <button type="button" onClick={() => void pay("five")}>
        Pay
      </button>
      <button type="button" onClick={() => void make("pi_1")}>
        Paid
      </button>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}
