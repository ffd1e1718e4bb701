import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepBegun } from "#app/features/card/begun-payment.ts";
import { GiveScreen } from "#app/features/gifts/GiveScreen.tsx";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const mitu = { email: "mitu@example.com", displayName: "Mitu Sen", photoURL: "", emailVerified: true };

test("a half-written card stays for its writer, and nobody else in this tab sees it", async () => {
  salonAnswers({ listServices: () => [massage], listCards: () => [] });
  const screen = (email: string) => show(<GiveScreen user={{ ...mitu, email }} />);
  const message = page.getByLabelText(/^A message/);
  const first = await screen(mitu.email);
  await message.fill("Rest well, you have earned it.");
  await first.unmount();
  const again = await screen(mitu.email);
  await expect.element(message).toHaveValue("Rest well, you have earned it.");
  await again.unmount();
  await screen("tuli@example.com");
  await expect.element(message).toHaveValue("");
  await expect.element(page.getByText("Rest well")).not.toBeInTheDocument();
});

test("the first possible sending date is tomorrow in the salon's zone", async () => {
  vi.setSystemTime("2026-11-23T02:00:00+06:00");
  salonAnswers({ listServices: () => [massage], listCards: () => [] });
  await show(<GiveScreen user={mitu} />);
  await page.getByRole("radio", { name: /^On a day/ }).click({ force: true });
  await expect.element(page.getByLabelText("Day", { exact: true })).toHaveValue("2026-11-24");
});

test("a day can be typed before its month, although the month shown has no such day", async () => {
  vi.setSystemTime("2026-11-23T14:00:00+06:00");
  salonAnswers({ listServices: () => [massage], listCards: () => [] });
  await show(<GiveScreen user={mitu} />);
  await page.getByRole("radio", { name: /^On a day/ }).click({ force: true });
  const day = page.getByLabelText("Day", { exact: true });
  focus(day.element());
  await userEvent.keyboard("{ArrowRight}31{ArrowLeft}{ArrowLeft}12");
  await expect.element(day).toHaveValue("2026-12-31");
});

test("a card that was paid while its page was loaded again is given, and not asked to be paid for once more", async () => {
  salonAnswers({
    listServices: () => [massage],
    listCards: () => [],
    checkPayment: () => ({ kind: "gift_card", state: "done", sum: 50, holdEndsAt: null }),
  });
  const first = await show(<GiveScreen user={mitu} />);
  await page.getByLabelText("Their name").fill("Mehrin");
  await first.unmount();
  const order = {
    price: 50,
    picture: "ribbon",
    from: "Mitu",
    to: "Mehrin",
    message: "",
    email: "m@example.com",
  };
  keepBegun("gift_card", mitu.email, { intentId: "pi_1", order });
  await show(<GiveScreen user={mitu} />);
  await expect.element(page.getByRole("heading", { name: "The card is Mehrin's" })).toBeVisible();
  await page.getByRole("button", { name: "Give another one" }).click();
  await expect.element(page.getByRole("heading", { name: "Give an hour" })).toHaveFocus();
  await expect.element(page.getByLabelText("Their name")).toHaveValue("");
});

test("a card that was begun for a day that is over says so at the day, and asks for no payment", async () => {
  vi.setSystemTime("2026-11-23T14:00:00+06:00");
  salonAnswers({ listServices: () => [massage], listCards: () => [] });
  const first = await show(<GiveScreen user={mitu} />);
  await page.getByRole("radio", { name: /^On a day/ }).click({ force: true });
  await page.getByLabelText("Their name").fill("Mehrin");
  await page.getByLabelText("Your name").fill("Mitu");
  await first.unmount();
  vi.setSystemTime("2026-11-25T09:00:00+06:00");
  await show(<GiveScreen user={mitu} />);
  await expect.element(page.getByText("That day is over. Choose a day to come")).toBeVisible();
  await page.getByLabelText("Day", { exact: true }).fill("2026-11-27");
  await expect.element(page.getByText("That day is over.")).not.toBeInTheDocument();
});

test("a service is given at its new price once the giver has seen it", async () => {
  vi.stubGlobal(
    "Stripe",
    Object.assign(() => cardProvider(), { version: "endive" }),
  );
  let price = 60;
  salonAnswers({
    listServices: () => [{ ...massage, price }],
    listCards: () => [],
    createGiftCardPayment: ({ body }) =>
      body.price === price
        ? { clientSecret: "pi_1_secret_2", purchaseId: "p1", total: price }
        : refusal("price_mismatch", { detail: "The price is $70 now." }),
    createGiftCard: () => ({ insertedId: "card" }),
  });
  await show(<GiveScreen user={mitu} />);
  await page.getByRole("radio", { name: /service/i }).click({ force: true });
  await page.getByLabelText("Their name").fill("Mehrin");
  await page.getByLabelText("Your name").fill("Mitu");
  await page.getByLabelText(/^Their e-?mail/i).fill("mehrin@example.com");
  price = 70;
  const pay = page.getByRole("button", { name: "Pay Now" });
  await pay.click();
  await expect.element(page.getByText("The price is $70 now.")).toBeVisible();
  await expect.element(page.getByText(/^\$70 now,/)).toBeVisible();
  await pay.click();
  await expect.poll(() => sentWith("createGiftCardPayment").map(({ body }) => body.price)).toEqual([60, 70]);
});

function focus(field: Element): void {
  if (field instanceof HTMLElement) field.focus();
}
