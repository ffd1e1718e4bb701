import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GiftCardsTable } from "#app/features/gifts/GiftCardsTable.tsx";
import { giftCard as card } from "#app/features/gifts/gift-cards.fixture.ts";
import { SoldGiftCards } from "#app/features/gifts/SoldGiftCards.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { GiftCard } from "#contract/gift-cards.ts";
import type { Service } from "#contract/services.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const used: GiftCard = {
  ...card,
  _id: "g2",
  state: "part",
  left: 20,
  to: "Nadia",
  email: "nadia@example.com",
  atDesk: false,
  refundable: false,
  back: 0,
};

let sold: GiftCard[];

beforeEach(() => {
  sold = [];
  salonAnswers({
    listGiftCards: () => ({ owed: sold.reduce((sum, { left }) => sum + left, 0), cards: sold, next: null }),
    listServices: () => [massage],
    listMasters: () => [],
    sellGiftCard: () => {
      sold = [card];
      return { insertedId: "g1", code: "0ABC-DEFG-HJKM-NPQR" };
    },
  });
});

async function openSale() {
  await page.getByRole("button", { name: "Sell a gift card" }).click();
  return page.getByRole("dialog", { name: "Sell a gift card" });
}

async function name(sale: ReturnType<typeof page.getByRole>) {
  await sale.getByLabelText("For whom").fill("Mehrin");
  await sale.getByLabelText("From whom").fill("Tasnim");
}

test("selling a card at the desk shows its code until it is dismissed, and lists the card", async () => {
  await show(<SoldGiftCards />);
  await expect.element(page.getByText("No gift cards sold yet")).toBeVisible();
  const sale = await openSale();
  await name(sale);
  await sale.getByText("Card machine").click();
  await sale.getByRole("button", { name: "The machine said yes to $50" }).click();
  await expect.element(page.getByRole("heading", { name: "The card for Mehrin is sold" })).toBeVisible();
  await expect.element(page.getByText("0ABC-DEFG-HJKM-NPQR")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the card to print it" }))
    .toHaveAttribute("href", "/gift-card/received#0ABC-DEFG-HJKM-NPQR");
  expect(sentWith("sellGiftCard")).toMatchObject([
    { body: { price: 50, from: "Tasnim", to: "Mehrin", picture: "ribbon", method: "machine" } },
  ]);
  await expect.element(page.getByText("$50 sold and not yet used")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Mehrin from Tasnim, at the desk/ })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText("0ABC-DEFG-HJKM-NPQR")).not.toBeInTheDocument();
});

test("leaving an unmailed card's code asks first, and the next sale does not remove it", async () => {
  await show(<SoldGiftCards />);
  const codes = ["0ABC-DEFG-HJKM-NPQR", "1ABC-DEFG-HJKM-NPQR"];
  salonAnswers({ sellGiftCard: () => ({ insertedId: "g1", code: codes.shift() ?? "" }) });
  for (const code of [...codes]) {
    const sale = await openSale();
    await name(sale);
    await sale.getByRole("button", { name: "Take $50 in cash" }).click();
    await expect.element(page.getByText(code)).toBeVisible();
  }
  await expect.element(page.getByText("0ABC-DEFG-HJKM-NPQR")).toBeVisible();
  const left = unsaved.ask?.();
  await page
    .getByRole("dialog", { name: "Leave without the code?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  expect(await left).toBe(false);
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Done" }).first().click();
  await expect.element(page.getByText("1ABC-DEFG-HJKM-NPQR")).not.toBeInTheDocument();
  expect(unsaved.ask).toBeUndefined();
});

test("a card that is sold after its dialog was closed shows its code, and leaves the next sale open", async () => {
  const late = Promise.withResolvers<{ insertedId: string; code: string }>();
  salonAnswers({ sellGiftCard: () => late.promise });
  await show(<SoldGiftCards />);
  const sale = await openSale();
  await name(sale);
  await sale.getByRole("button", { name: "Take $50 in cash" }).click();
  await expect.poll(() => sentWith("sellGiftCard")).toHaveLength(1);
  await sale.getByRole("button", { name: "Cancel" }).click();
  await (await openSale()).getByLabelText("For whom").fill("Nadia");
  late.resolve({ insertedId: "g1", code: "0ABC-DEFG-HJKM-NPQR" });
  await expect.element(page.getByText("0ABC-DEFG-HJKM-NPQR")).toBeInTheDocument();
  await expect.element(sale.getByLabelText("For whom")).toHaveValue("Nadia");
});

test("a sale names missing fields and invalid sums, and sells nothing", async () => {
  await show(<SoldGiftCards />);
  const sale = await openSale();
  await sale.getByLabelText(/^Another amount/).fill("5");
  await sale.getByRole("button", { name: "Take $0 in cash" }).click();
  await expect
    .element(sale.getByText("A gift card holds $10 to $300, in whole cents.").first())
    .toBeVisible();
  await sale.getByLabelText(/^Another amount/).fill("30");
  await sale.getByRole("button", { name: "Take $30 in cash" }).click();
  await expect.element(sale.getByText("Say whom it is for")).toBeVisible();
  await expect.element(sale.getByText("Say whom it is from")).toBeVisible();
  expect(sentWith("sellGiftCard")).toEqual([]);
});

test("a sum that begins like one of the suggested ones can be typed, and a suggested one takes its place", async () => {
  await show(<SoldGiftCards />);
  const sale = await openSale();
  const other = sale.getByLabelText(/^Another amount/);
  await other.click();
  await userEvent.keyboard("250");
  await expect.element(other).toHaveValue("250");
  await expect.element(sale.getByRole("button", { name: "Take $250 in cash" })).toBeVisible();
  await sale.getByText("$75", { exact: true }).click();
  await expect.element(other).toHaveValue("");
  await expect.element(sale.getByRole("button", { name: "Take $75 in cash" })).toBeVisible();
});

test("a sale without an answer is repeated as the same sale", async () => {
  expectNoise(/No answer to sellGiftCard/);
  salonAnswers({ sellGiftCard: noAnswer });
  await show(<SoldGiftCards />);
  const sale = await openSale();
  await name(sale);
  await sale.getByRole("button", { name: "Take $50 in cash" }).click();
  await expect.element(sale.getByText(/Press the button again: it will not be sold twice/)).toBeVisible();
  await expect.element(sale.getByLabelText("For whom")).toHaveValue("Mehrin");
  await sale.getByRole("button", { name: "Take $50 in cash" }).click();
  await expect.poll(() => sentWith("sellGiftCard").length).toBe(2);
  const [first, second] = sentWith("sellGiftCard");
  expect(first).toMatchObject({ body: { key: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
  expect(second).toEqual(first);
});

test("a card can be resent to another address, and a refusal says why", async () => {
  sold = [used, card];
  salonAnswers({ mailGiftCard: () => refusal("wrong_state", { detail: "This gift card was given back." }) });
  await show(<SoldGiftCards />);
  await page.getByRole("button", { name: /^Send again/ }).click();
  const mail = page.getByRole("dialog", { name: "Send the card for Nadia" });
  await expect.element(mail.getByLabelText("E-mail")).toHaveValue("nadia@example.com");
  await mail.getByLabelText("E-mail").fill("nadia.new@example.com");
  await mail.getByRole("button", { name: "Send it" }).click();
  await expect.element(mail.getByText(/This gift card was given back\./)).toBeVisible();
  salonAnswers({ mailGiftCard: () => ({ modifiedCount: 1 }) });
  await mail.getByRole("button", { name: "Send it" }).click();
  await expect.element(mail).not.toBeInTheDocument();
  expect(sentWith("mailGiftCard").at(-1)).toMatchObject({
    params: { id: "g2" },
    body: { email: "nadia.new@example.com" },
  });
});

test("a list that failed to load can be reloaded, and earlier cards are shown on request", async () => {
  salonAnswers({ listGiftCards: () => refusal("internal_error", { status: 500 }) });
  await show(<SoldGiftCards />);
  await expect.element(page.getByText(/^The gift cards did not load\./)).toBeVisible();
  salonAnswers({
    listGiftCards: ({ query }) =>
      query.cursor === "g2"
        ? { owed: 70, cards: [card], next: null }
        : { owed: 70, cards: [used], next: "g2" },
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("cell", { name: "$20 of $50" })).toBeVisible();
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await expect.element(page.getByRole("row", { name: /Mehrin/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show earlier ones" })).not.toBeInTheDocument();
});

test("only an unused card can be refunded, and only with permission", async () => {
  const asked: string[] = [];
  const onGiveBack = ({ _id }: GiftCard) => asked.push(_id);
  const part = { cards: [card, used], busyId: undefined, onSend: () => undefined };
  const shown = await show(<GiftCardsTable {...part} onGiveBack={onGiveBack} />);
  await expect.element(page.getByRole("button", { name: /^Give back/ })).toHaveAccessibleName(/Mehrin$/);
  await page.getByRole("button", { name: /^Give back/ }).click();
  expect(asked).toEqual(["g1"]);
  await shown.unmount();
  await show(<GiftCardsTable {...part} onGiveBack={undefined} />);
  await expect.element(page.getByRole("button", { name: /^Send by mail/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Give back/ })).not.toBeInTheDocument();
});

test("a card whose own payment went back says how much of it can't be spent", async () => {
  sold = [{ ...card, gone: 30 }, used];
  await show(<SoldGiftCards />);
  const gone = /^\$30 of it can't be spent/;
  await expect.element(page.getByRole("row", { name: /Mehrin/ }).getByText(gone)).toBeVisible();
  await expect.element(page.getByText(/can't be spent/)).toHaveLength(1);
});

test("a card for a service is for the one that its list shows, also if it was chosen before they loaded", async () => {
  const late = Promise.withResolvers<Service[]>();
  salonAnswers({ listServices: () => late.promise });
  await show(<SoldGiftCards />);
  const sale = await openSale();
  await name(sale);
  await sale.getByText("A service", { exact: true }).click();
  late.resolve([massage]);
  await expect.element(sale.getByLabelText("Which service")).toHaveValue(massage._id);
  await sale.getByRole("button", { name: "Take $60 in cash" }).click();
  await expect
    .poll(() => sentWith("sellGiftCard"))
    .toMatchObject([{ body: { serviceId: massage._id, price: 60 } }]);
});
