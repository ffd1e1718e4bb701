import "#app/features/desk/styles/panel.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SalonPayment } from "#app/features/desk/SalonPayment.tsx";
import { onRefused } from "#app/lib/secured-api.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const unpaid = { ...visit, dueAtSalon: visit.price, paid: "unpaid" as const };
const code = "AAAA-BBBB-CCCC-DDDD";
const card = {
  worth: 30,
  left: 15,
  service_name: null,
  picture: "ribbon" as const,
  from: "Tasnim",
  to: "Tuli",
  message: "",
  lines: [],
};

test("a gift card pays its balance, cash pays the rest, and a wrong code gets a message", async () => {
  salonAnswers({
    readGuest: () => guestOf("Tuli Roy"),
    findGiftCard: ({ body }) =>
      body.code === code ? card : refusal("gift_card_empty", { status: 409, detail: "Nothing is on it." }),
    recordPayment: () => ({ amount: unpaid.price - 15, tip: 0, credit: 15 }),
  });
  await show(<SalonPayment visit={unpaid} />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog", { name: `Tuli Roy pays $${unpaid.price}` });
  const field = taking.getByRole("textbox", { name: /^Gift card/ });
  await field.fill("wrong");
  await taking.getByRole("button", { name: "Apply" }).click();
  await expect.element(field).toHaveAccessibleDescription("Nothing is on it.");
  await field.fill(code);
  await taking.getByRole("button", { name: "Apply" }).click();
  await expect.element(taking.getByText("Gift card, $15 of $15")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await taking.getByRole("button", { name: `Take $${unpaid.price - 15} in cash` }).click();
  await expect
    .poll(() => sentWith("recordPayment")[0]?.body)
    .toEqual({
      key: expect.any(String),
      due: unpaid.price - 15,
      method: "cash",
      giftCard: { code, amount: 15 },
    });
  const paid = page.getByRole("dialog", { name: "Tuli Roy has paid" });
  await expect.element(paid.getByText(`$15 with a gift card; $${unpaid.price - 15} in cash`)).toBeVisible();
});

test("looking up a gift card at the desk does not count with guests who guess on its network", async () => {
  let isRefused = false;
  salonAnswers({
    readGuest: () => guestOf("Tuli Roy"),
    findGiftCard: () => refusal("unauthenticated", { status: 401 }),
  });
  await show(<SalonPayment visit={unpaid} />);
  onRefused(async () => {
    isRefused = true;
  });
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog", { name: `Tuli Roy pays $${unpaid.price}` });
  await taking.getByRole("textbox", { name: /^Gift card/ }).fill(code);
  await taking.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => isRefused).toBe(true);
});

test("a gift card with enough balance needs no other payment", async () => {
  salonAnswers({
    readGuest: () => guestOf("Tuli Roy"),
    findGiftCard: () => ({ ...card, left: 300 }),
    recordPayment: () => ({ amount: 0, tip: 0, credit: unpaid.price }),
  });
  await show(<SalonPayment visit={unpaid} />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog");
  await taking.getByRole("textbox", { name: /^Gift card/ }).fill(code);
  await taking.getByRole("button", { name: "Apply" }).click();
  await taking.getByRole("button", { name: `Take $${unpaid.price} from the gift card` }).click();
  await expect
    .poll(() => sentWith("recordPayment")[0]?.body)
    .toEqual({ key: expect.any(String), due: 0, giftCard: { code, amount: unpaid.price } });
});

test("a payment of an outdated sum is refused, and the new sum is taken once the page has it", async () => {
  salonAnswers({
    readGuest: () => guestOf("Tuli Roy"),
    recordPayment: ({ body }) =>
      body?.due === unpaid.price + 6
        ? { amount: unpaid.price + 6, tip: 0 }
        : refusal("price_mismatch", { detail: "It costs more now. Look at the sum, then take that." }),
  });
  await show(<Dearer />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const old = page.getByRole("dialog", { name: `Tuli Roy pays $${unpaid.price}` });
  await old.getByRole("button", { name: `Take $${unpaid.price} in cash` }).click();
  await expect.element(page.getByText("It costs more now. Look at the sum, then take that.")).toBeVisible();
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  const taking = page.getByRole("dialog", { name: `Tuli Roy pays $${unpaid.price + 6}` });
  await taking.getByRole("button", { name: `Take $${unpaid.price + 6} in cash` }).click();
  await expect.element(page.getByRole("dialog", { name: "Tuli Roy has paid" })).toBeVisible();
  expect(sentWith("recordPayment").map(({ body }) => body?.due)).toEqual([unpaid.price, unpaid.price + 6]);
});

/** A visit to which its guest adds a service for $6. The desk learns of it when it refetches the calendar. */
function Dearer() {
  const [more, setMore] = useState(0);
  const sum = unpaid.price + more;
  return (
    <>
      <button type="button" onClick={() => setMore(6)}>
        The calendar is read again
      </button>
      <SalonPayment visit={{ ...unpaid, price: sum, dueAtSalon: sum }} />
    </>
  );
}

test("money taken at the desk by mistake can be undone, with a reason", async () => {
  salonAnswers({ reversePayment: () => ({ amount: 4 }) });
  await show(<SalonPayment visit={{ ...visit, paid: "card", status: "completed", takenAtDesk: 4 }} />);
  await page.getByRole("button", { name: "Take payment back" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/^\$4 will count as not taken/)).toBeVisible();
  await dialog.getByLabelText("What was wrong").fill("It was for another guest.");
  await dialog.getByRole("button", { name: "Take payment back" }).click();
  await expect
    .poll(() => sentWith("reversePayment")[0]?.body)
    .toEqual({ reason: "It was for another guest." });
});

test("a tip can be undone alone, and its payment stays", async () => {
  salonAnswers({ reverseTip: () => ({ amount: 4 }) });
  const paid = { ...visit, paid: "salon" as const, paidAtSalon: visit.price };
  await show(<SalonPayment visit={{ ...paid, takenAtDesk: visit.price + 4, tip: 4 }} />);
  await expect.element(page.getByRole("button", { name: "Take payment back" })).toBeVisible();
  await page.getByRole("button", { name: "Take tip back" }).click();
  const dialog = page.getByRole("dialog", { name: "Take the tip of $4 back?" });
  await dialog.getByRole("button", { name: "Take $4 back" }).click();
  await expect.poll(() => sentWith("reverseTip").map(({ body }) => body)).toEqual([{ amount: 4 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("money paid beyond the price is handed back in the chosen way", async () => {
  salonAnswers({ handBack: () => ({ amount: 12.6 }) });
  await show(<SalonPayment visit={{ ...visit, paid: "salon", paidAtSalon: visit.price, handBack: 12.6 }} />);
  await page.getByRole("button", { name: "Hand back $12.60" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand $12.60 back to Tuli Roy" });
  await dialog.getByText("Card machine").click();
  await dialog.getByRole("button", { name: "$12.60 is handed back" }).click();
  await expect
    .poll(() => sentWith("handBack").map(({ body }) => body))
    .toEqual([{ amount: 12.6, method: "machine" }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("money that was not handed back after all is undone after a question", async () => {
  salonAnswers({ reverseHandBack: () => ({ amount: 12.6 }) });
  await show(
    <SalonPayment visit={{ ...visit, paid: "salon", paidAtSalon: visit.price, handedBack: 12.6 }} />,
  );
  await page.getByRole("button", { name: "$12.60 was not handed back" }).click();
  const dialog = page.getByRole("dialog", { name: "Was $12.60 not handed back to Tuli Roy?" });
  await dialog.getByRole("button", { name: "$12.60 was not handed back" }).click();
  await expect.poll(() => sentWith("reverseHandBack").map(({ body }) => body)).toEqual([{ amount: 12.6 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a payment with money to hand back leads there first", async () => {
  salonAnswers({ handBack: () => ({ amount: 12 }) });
  const paid = { ...visit, paid: "salon" as const, paidAtSalon: visit.price, takenAtDesk: visit.price };
  await show(<SalonPayment visit={{ ...paid, handBack: 12 }} />);
  await page.getByRole("button", { name: "Take payment back" }).click();
  const first = page.getByRole("dialog", { name: "Hand back $12 first" });
  await expect
    .element(first.getByText(/even if the payment was a mistake\. Then take the rest back\.$/))
    .toBeVisible();
  await first.getByRole("button", { name: "Hand back $12" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "$12 is handed back" }).click();
  await expect.poll(() => sentWith("handBack")).toHaveLength(1);
  expect(sentWith("reversePayment")).toEqual([]);
});

test("undoing a payment that the policy keeps in part says that nothing is kept any more", async () => {
  await show(
    <SalonPayment visit={{ ...visit, paid: "salon", takenAtDesk: visit.price + 5, keptAtSalon: 5 }} />,
  );
  await page.getByRole("button", { name: "Take payment back" }).click();
  await expect.element(page.getByRole("dialog").getByText(/^\$5 of it was kept/)).toBeVisible();
});

test("a session of the guest's package pays for its service, and no gift card is offered beside it", async () => {
  const item = unpaid.items[0];
  if (!item) throw new Error("The visit has a service.");
  const pack = {
    _id: "p1",
    serviceId: item.serviceId,
    service_name: item.service_name,
    sessions: 5,
    left: 4,
  };
  const bought = { price: 100, boughtOn: "2026-11-01", until: null, state: "good" as const };
  salonAnswers({
    readGuest: () => ({ ...guestOf("Tuli Roy"), packages: [{ ...pack, ...bought }] }),
    recordPayment: () => ({ amount: 0, tip: 0, credit: 20 }),
  });
  await show(<SalonPayment visit={unpaid} />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog");
  await expect.element(taking.getByRole("textbox", { name: /^Gift card/ })).toBeVisible();
  await taking.getByText("Use a session of the guest's package (4 left)").click();
  await expect.element(taking.getByRole("textbox", { name: /^Gift card/ })).not.toBeInTheDocument();
  await taking.getByRole("button", { name: "Take a session of the package" }).click();
  await expect
    .poll(() => sentWith("recordPayment")[0]?.body)
    .toEqual({ key: expect.any(String), due: 0, session: { package: "p1", due: unpaid.price - item.price } });
});

test("a payment warns about a gift card that was typed but not applied", async () => {
  salonAnswers({ readGuest: () => guestOf("Tuli Roy"), findGiftCard: () => card });
  await show(<SalonPayment visit={unpaid} />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog");
  const field = taking.getByRole("textbox", { name: /^Gift card/ });
  await field.fill(code);
  await taking.getByRole("button", { name: `Take $${unpaid.price} in cash` }).click();
  await expect.element(field).toHaveAccessibleDescription(/^Press Apply/);
  await expect.element(field).toHaveFocus();
  expect(sentWith("recordPayment")).toEqual([]);
});
