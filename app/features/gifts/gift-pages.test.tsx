import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BalanceScreen } from "#app/features/gifts/BalanceScreen.tsx";
import { GiftCardFace } from "#app/features/gifts/GiftCardFace.tsx";
import { GiftCardOffer } from "#app/features/gifts/GiftCardOffer.tsx";
import { GiftChoices } from "#app/features/gifts/GiftChoices.tsx";
import { ReceivedCard } from "#app/features/gifts/ReceivedCard.tsx";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { massage, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const code = "0ABC-DEFG-HJKM-NPQR";

test("a card's balance page shows the rest and its history", async () => {
  const asked: string[] = [];
  salonAnswers({
    findGiftCard: ({ body }) => {
      asked.push(body.code);
      return {
        worth: 50,
        left: 35,
        service_name: null,
        picture: "ribbon",
        from: "Tasnim",
        to: "Mehrin",
        message: "",
        lines: [
          { kind: "sold", amount: 50, at: "2026-11-20T10:00:00+06:00" },
          { kind: "used", amount: -15, at: "2026-11-21T10:00:00+06:00" },
        ],
      };
    },
  });
  await show(<BalanceScreen />);
  await page.getByLabelText("Code").fill(code);
  await page.getByRole("button", { name: "Look" }).click();
  await expect.element(page.getByRole("img", { name: "$35 of $50 left" })).toBeVisible();
  await expect.element(page.getByText(/Card given by Tasnim/)).toBeVisible();
  await expect.element(page.getByText(/Used for a visit/)).toBeVisible();
  expect(asked).toEqual([code]);
});

test("a service on a card shows its price and its picture", async () => {
  salonAnswers({});
  const changes: unknown[] = [];
  await show(
    <>
      <GiftChoices
        draft={{ kind: "service", amount: "50", serviceId: massage._id, picture: "mehendi" }}
        services={[massage]}
        wrong={false}
        onChange={(part) => changes.push(part)}
      />
      <GiftCardFace picture="mehendi" worth={60} service="Warm Oil Massage" />
    </>,
  );
  await expect.element(page.getByLabelText("Which service")).toHaveValue(massage._id);
  await expect.element(page.getByRole("img", { name: "Gift card, $60" })).toBeVisible();
  await expect.element(page.getByText("Warm Oil Massage", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Turmeric" }).click({ force: true });
  expect(changes).toEqual([{ picture: "turmeric" }]);
});

test("after wrong codes the balance page says how long to wait", async () => {
  const detail =
    "That were several codes with nothing on them. Wait ten minutes, then try again, or call the salon.";
  salonAnswers({ findGiftCard: () => refusal("too_many_requests", { status: 429, detail }) });
  await show(<BalanceScreen />);
  await page.getByLabelText("Code").fill(code);
  await page.getByRole("button", { name: "Look" }).click();
  await expect.element(page.getByText(/Wait ten minutes, then try again/)).toBeVisible();
});

test("a card found by a typed code shows, copies and forwards that code", async () => {
  salonAnswers({
    findGiftCard: () => ({
      worth: 50,
      left: 50,
      service_name: null,
      picture: "ribbon",
      from: "Tasnim",
      to: "Mehrin",
      message: "",
      lines: [],
    }),
  });
  await show(<ReceivedCard />);
  await page.getByLabelText("Code").fill(code);
  await page.getByRole("button", { name: "Look" }).click();
  await expect.element(page.getByText(code)).toBeVisible();
  // It may be printed and handed on.
  await expect.element(page.getByText("House 12, Road 5, Dhanmondi, Dhaka")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /balance/ }))
    .toHaveAttribute("href", `/gift-card/balance#${code}`);
});

test("without a card provider, the page sends its reader to the salon to buy one, and still finds a balance", async () => {
  await show(<GiftCardOffer />, { of: withoutCards });
  await expect.element(page.getByText("Gift cards are sold at the salon.")).toBeVisible();
  expect(
    page
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["See what is left on one"]);
});
