import type { StripeCardElement } from "@stripe/stripe-js";
import { expect, onTestFinished, test, vi } from "vitest";
import "#app/texts/bn/dashboard/payment.ts";
import { awaitBank, chargeCard, isUnderWay } from "#app/features/card/charge-card.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { textsNow } from "#app/texts/use-texts.ts";

type Provider = Parameters<typeof chargeCard>[0];

const card = {} as StripeCardElement;
const billing = { name: "Anika Rahman", email: "anika@shiuli.example" };

/** A card provider with the given answers. It has only what the product reads. */
function provider(answers: { method?: object; confirm?: object; retrieve?: object }): Provider {
  const answer = (given: object) => async () => given;
  return {
    createPaymentMethod: answer(answers.method ?? { paymentMethod: { id: "pm_1" } }),
    confirmCardPayment: answer(answers.confirm ?? { paymentIntent: { id: "pi_1", status: "succeeded" } }),
    retrievePaymentIntent: async () => answers.retrieve ?? {},
  } as unknown as Provider;
}
const charge = (answers: Parameters<typeof provider>[0], onChecking = () => {}) =>
  chargeCard(provider(answers), card, "secret", billing, onChecking, bankWay());

const returnUrl = "https://salon.example/dashboard/payment";
const bankWay = (leaveFor = async (_url: string) => {}) => ({ returnUrl: () => returnUrl, leaveFor });

test("an accepted card returns the payment's id", async () => {
  expect(await charge({})).toEqual({ ok: true, transactionId: "pi_1" });
});

test("a problem with the card is shown under its field", async () => {
  expect(await charge({ method: { error: { message: "Your card number is incomplete." } } })).toEqual({
    ok: false,
    kind: "card",
    message: "Your card number is incomplete.",
  });
});

test("a connection lost before the payment is not blamed on the card", async () => {
  const error = { type: "api_connection_error", message: "No connection." };
  expect(await charge({ method: { error } })).toMatchObject({
    kind: "payment",
    message: expect.stringContaining("You have not been charged."),
  });
});

test("a saved card pays without being typed", async () => {
  const asked: unknown[] = [];
  const stripe = provider({ method: { error: { message: "must not be made" } } });
  const confirmCardPayment: Provider["confirmCardPayment"] = (secret, data) => {
    asked.push(data?.payment_method);
    return stripe.confirmCardPayment(secret, data);
  };
  const outcome = await chargeCard(
    { ...stripe, confirmCardPayment },
    "pm_saved",
    "secret",
    billing,
    () => {},
    bankWay(),
  );
  expect(outcome).toEqual({ ok: true, transactionId: "pi_1" });
  expect(asked).toEqual(["pm_saved"]);
});

test("a declined card says that nothing was charged and what to do", async () => {
  const declined = { error: { type: "card_error", message: "Your card was declined." } };
  expect(await charge({ confirm: declined })).toEqual({
    ok: false,
    kind: "payment",
    message: "Your card was declined. You have not been charged. Try again, or use another card.",
  });
});

test("a payment that another tab finished counts as paid", async () => {
  const elsewhere = { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } };
  const retrieve = { paymentIntent: { id: "pi_1", status: "succeeded" } };
  expect(await charge({ confirm: elsewhere, retrieve })).toEqual({ ok: true, transactionId: "pi_1" });
});

test("a payment that was cancelled in the meantime can't be retried", async () => {
  const elsewhere = { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } };
  const retrieve = { paymentIntent: { id: "pi_1", status: "canceled" } };
  expect(await charge({ confirm: elsewhere, retrieve })).toEqual({ ok: false, kind: "ended" });
});

test("a lost answer does not count as a decline", async () => {
  const lost = { error: { type: "api_connection_error", message: "network" } };
  expect(await charge({ confirm: lost })).toMatchObject({
    ok: false,
    message: expect.stringContaining("cannot be charged twice"),
  });
});

test("the page waits while a bank checks a payment, and says so", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const checking = { paymentIntent: { id: "pi_1", status: "processing" } };
  const answers = { confirm: checking, retrieve: checking as object };
  const onChecking = vi.fn();
  const told = charge(answers, onChecking);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onChecking).toHaveBeenCalled();
  answers.retrieve = { error: { type: "api_connection_error" } };
  await vi.advanceTimersByTimeAsync(60_000);
  answers.retrieve = { paymentIntent: { id: "pi_1", status: "succeeded" } };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await told).toEqual({ ok: true, transactionId: "pi_1" });
});

test("a payment that the bank refuses after checking shows its reason", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const last_payment_error = { message: "Your card was declined." };
  const told = charge({
    confirm: { paymentIntent: { id: "pi_1", status: "processing" } },
    retrieve: { paymentIntent: { id: "pi_1", status: "requires_payment_method", last_payment_error } },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await told).toMatchObject({
    message: "Your card was declined. You have not been charged. Try again, or use another card.",
  });
});

test("after half an hour the page stops waiting for a bank, and asks nobody to pay again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lost = { error: { type: "api_connection_error", message: "network" } };
  const told = charge({ confirm: lost, retrieve: { paymentIntent: { id: "pi_1", status: "processing" } } });
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(await told).toMatchObject({ ok: false, message: expect.stringContaining("Do not pay again") });
});

test("a payment begun before a reload continues, and a refused one does not", async () => {
  const found = (status: string) => provider({ retrieve: { paymentIntent: { id: "pi_1", status } } });
  expect(await isUnderWay(found("requires_payment_method"), "secret")).toBe(false);
  expect(await isUnderWay(found("processing"), "secret")).toBe(true);
  expect(await isUnderWay(found("succeeded"), "secret")).toBe(true);
  expect(await awaitBank(found("succeeded"), "secret", () => {})).toEqual({
    ok: true,
    transactionId: "pi_1",
  });
});

test("the page redirects to a bank's own page, and a guest who returns without an answer may pay again", async () => {
  const intent = { id: "pi_1", status: "requires_action" };
  const url = "https://bank.example/ask";
  const stripe = provider({
    confirm: {
      paymentIntent: { ...intent, next_action: { type: "redirect_to_url", redirect_to_url: { url } } },
    },
    retrieve: { paymentIntent: intent },
  });
  const asked: unknown[] = [];
  const confirmCardPayment: Provider["confirmCardPayment"] = (secret, data) => {
    asked.push(data?.return_url);
    return stripe.confirmCardPayment(secret, data);
  };
  const leaveFor = vi.fn(async () => {});
  const told = await chargeCard(
    { ...stripe, confirmCardPayment },
    card,
    "secret",
    billing,
    () => {},
    bankWay(leaveFor),
  );
  expect(asked).toEqual([returnUrl]);
  expect(leaveFor).toHaveBeenCalledWith(url);
  expect(told).toMatchObject({
    ok: false,
    kind: "payment",
    message: expect.stringContaining("not finished"),
  });
});

test("a bank's English-only message is shown in the page's language", async () => {
  learnLanguageFrom(() => "bn");
  const declined = (message: string) => charge({ confirm: { error: { type: "card_error", message } } });
  expect(await declined("Your card was declined.")).toMatchObject({
    message: expect.stringMatching(/^ব্যাংক কার্ডটি নেয়নি। কোনো টাকা কাটা হয়নি।/),
  });
  learnLanguageFrom(() => "en");
});

test.each([
  [
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    "ব্যাংকের যাচাইয়ে পেমেন্টটি নিশ্চিত করা যায়নি।",
  ],
  [
    "An error occurred while processing your card. Try again in a little bit.",
    "কার্ডে পেমেন্ট নেওয়ার সময় ব্যাংকে একটি সমস্যা হয়েছে।",
  ],
  ["Your card is not supported.", "এই ধরনের কার্ডে এখানে পেমেন্ট করা যায় না।"],
  [
    "Your card was declined. This transaction requires authentication.",
    "ব্যাংক এই পেমেন্ট যাচাই করতে চায়, তাই এবার নেয়নি।",
  ],
  ["Something new.", "ব্যাংক এই পেমেন্ট নেয়নি।"],
])(
  "for '%s', a guest who reads Bangla learns that nothing was charged and to use another card",
  async (message, said) => {
    learnLanguageFrom(() => "bn");
    onTestFinished(() => learnLanguageFrom(() => "en"));
    const told = await charge({ confirm: { error: { type: "card_error", message } } });
    if (told.ok || !("message" in told)) throw new Error("It was not refused.");
    expect(told.message.startsWith(said), told.message).toBe(true);
    expect(told.message.match(/কোনো টাকা কাটা হয়নি/g)).toHaveLength(1);
    expect(told.message).toContain("অন্য কার্ড দিন");
    expect(told.message).not.toContain("তথ্য");
  },
);

test("messages that only appear below the card field also say that nothing was charged", () => {
  learnLanguageFrom(() => "bn");
  onTestFinished(() => learnLanguageFrom(() => "en"));
  expect(textsNow(paymentTexts).cardSaid("Something new.")).toBe(
    "ব্যাংক এই পেমেন্ট নেয়নি। কোনো টাকা কাটা হয়নি। অন্য কার্ড দিন।",
  );
});
