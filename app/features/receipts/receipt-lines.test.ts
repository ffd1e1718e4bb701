import fc from "fast-check";
import { expect, test } from "vitest";
import { receipt } from "#app/features/receipts/receipt.fixture.ts";
import { receiptLines, receiptNumber } from "#app/features/receipts/receipt-lines.ts";
import type { Receipt } from "#contract/receipts.ts";
import { toDollars } from "#domain/money.ts";

const translate = (names: string) => names;

test("a receipt shows the person, the date, the services, the payments and the refunds, in this order", () => {
  const said = receiptLines(receipt, "Asia/Dhaka", translate).map(({ label, value }) => `${label}: ${value}`);
  expect(said).toEqual([
    "Guest: Anika Rahman",
    "Visit: 24 Nov 2026, 4:30 pm",
    "Threading, with Farzana Haque: $6",
    "Thermal Bath: $55",
    "Member discount, 25%: −$15.25",
    "Paid by card: $45.75",
    "of which VAT 15%: $5.97",
    "Paid on: 23 Nov 2026",
    "TransactionId: pi_1",
    "Back on the gift card on 25 Nov 2026: −$20",
    "On its way back to the card: −$5",
    "Paid, less what was given back: $20.75",
    "of which VAT 15%: $2.71",
  ]);
});

test("a membership's receipt names the year it paid for", () => {
  const year: Receipt = {
    ...receipt,
    bookingId: null,
    membershipId: "m",
    startsAt: null,
    term: { startsAt: "2026-11-21T14:00:00+06:00", endsAt: "2027-11-21T14:00:00+06:00" },
    lines: [{ service_name: "Beauty membership, one year", masterName: null, price: 120 }],
    discountOf: null,
    discount: 0,
    refunds: [],
  };
  const said = receiptLines(year, "Asia/Dhaka", translate).map(({ label, value }) => `${label}: ${value}`);
  expect(said.slice(0, 3)).toEqual([
    "Guest: Anika Rahman",
    "Runs: 21 Nov 2026 to 21 Nov 2027",
    "Beauty membership, one year: $120",
  ]);
});

test("missing values are left out of a receipt", () => {
  const bare: Receipt = {
    ...receipt,
    name: "",
    startsAt: null,
    discount: 0,
    tax: null,
    refunds: [],
    paid: { by: "salon", at: receipt.paid.at, transactionId: null, amount: 45.75 },
  };
  expect(receiptLines(bare, "Asia/Dhaka", translate).map(({ label }) => label)).toEqual([
    "Threading, with Farzana Haque",
    "Thermal Bath",
    "Paid at the salon",
    "Paid on",
  ]);
});

test("a receipt with a deposit shows the total, each payment, and what is still due", () => {
  const deposit: Receipt = {
    ...receipt,
    tax: null,
    discountOf: null,
    discount: 0,
    lines: [{ service_name: "Threading", masterName: null, price: 42 }],
    total: 42,
    paid: { ...receipt.paid, transactionId: null, amount: 15 },
    due: 27,
    refunds: [],
    left: 15,
  };
  const said = (one: Receipt) =>
    receiptLines(one, "Asia/Dhaka", translate)
      .slice(2)
      .map(({ label, value }) => `${label}: ${value}`);
  expect(said(deposit)).toEqual([
    "Threading: $42",
    "Total: $42",
    "Deposit, paid by card: $15",
    "To pay at the salon: $27",
    "Paid on: 23 Nov 2026",
  ]);
  const balance = { amount: 27, at: "2026-11-24T17:00:00+06:00" };
  expect(said({ ...deposit, balance, due: 0, left: 42 })).toEqual([
    "Threading: $42",
    "Total: $42",
    "Deposit, paid by card: $15",
    "Paid at the salon on 24 Nov 2026: $27",
    "Paid on: 23 Nov 2026",
  ]);
  expect(said({ ...deposit, status: "no_show", due: 0 })).toEqual([
    "Threading: $42",
    "Total: $42",
    "Deposit, paid by card: $15",
    "Paid on: 23 Nov 2026",
    "Paid, less what was given back: $15",
  ]);
});

test("a price increase of a paid visit is shown as due and as paid at the salon", () => {
  const dearer: Receipt = { ...receipt, tax: null, refunds: [], due: 6, left: 45.75 };
  const said = (one: Receipt) =>
    receiptLines(one, "Asia/Dhaka", translate)
      .slice(5, 7)
      .map(({ label, value }) => `${label}: ${value}`);
  expect(said(dearer)).toEqual(["Paid by card: $45.75", "To pay at the salon: $6"]);
  const balance = { amount: 6, at: "2026-11-24T17:00:00+06:00" };
  expect(said({ ...dearer, balance, due: 0, left: 51.75 })).toEqual([
    "Paid by card: $45.75",
    "Paid at the salon on 24 Nov 2026: $6",
  ]);
});

const cents = fc.integer({ min: 1, max: 9_999 });
const perhaps = fc.option(cents, { nil: 0 });

/** For a changed visit, in cents: what was paid in each way, refunded, kept, and left to hand back. */
const money = fc.record({
  by: fc.constantFrom<Receipt["paid"]["by"]>("card", "gift_card", "package", "salon"),
  paid: cents,
  isAll: fc.boolean(),
  credit: perhaps,
  session: perhaps,
  balance: perhaps,
  change: perhaps,
  back: fc.record({ card: perhaps, gift_card: perhaps, package: perhaps, salon: perhaps }),
  due: perhaps,
  kept: perhaps,
  handBack: perhaps,
});

test("a receipt names every payment in any combination, and adds up to what remains", () => {
  const at = "2026-11-25T10:00:00+06:00";
  const came =
    /^(Paid by card( for the change)?|Paid with .+|Paid at the salon( on .+)?|Deposit, paid by card)$/;
  const went = /^(Given back|Back on|Back in|On its way)/;
  fc.assert(
    fc.property(money, ({ by, paid, isAll, credit, session, balance, change, back, due, kept, handBack }) => {
      const goneCents = Object.values(back).reduce((sum, part) => sum + part, 0);
      const leftCents = paid + credit + session + balance + change - goneCents;
      const total = toDollars(isAll ? paid : paid + 10_000);
      const changed = { at, added: [], taken: [], total, paid: toDollars(change), transactionId: null };
      const said = receiptLines(
        {
          ...receipt,
          lines: [],
          discount: 0,
          tax: null,
          total,
          paid: { ...receipt.paid, by, amount: toDollars(paid) },
          credit: toDollars(credit),
          session: toDollars(session),
          balance: balance === 0 ? null : { amount: toDollars(balance), at },
          due: toDollars(due),
          kept: toDollars(kept),
          handBack: toDollars(handBack),
          changes: [changed],
          refunds: Object.entries(back)
            .filter(([, part]) => part > 0)
            .map(([to, part]) => ({
              amount: toDollars(part),
              at,
              arrived: part % 2 === 0,
              to: to as "card",
            })),
          left: toDollars(leftCents),
        },
        "Asia/Dhaka",
        translate,
      );
      const sum = (label: RegExp) =>
        said
          .filter((line) => label.test(line.label))
          .reduce(
            (cents, { value }) =>
              cents + Math.round(Number(value.replaceAll(/[$,]/g, "").replace("−", "-")) * 100),
            0,
          );
      expect(sum(came) + sum(went)).toBe(leftCents);
      expect(sum(/^Paid, less what was given back$/)).toBe(leftCents);
      const rest = [due, kept, handBack];
      const names = [/^To pay at the salon$/, /^Kept by the policy$/, /^To be handed back at the salon$/];
      expect(names.map(sum)).toEqual(rest);
    }),
  );
});

test("a receipt's number has at least five digits", () => {
  expect([1, 412, 123456].map(receiptNumber)).toEqual(["00001", "00412", "123456"]);
});
