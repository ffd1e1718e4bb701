import fc from "fast-check";
import { expect, test } from "vitest";
import { receipt } from "#app/features/receipts/receipt.fixture.ts";
import { receiptLines } from "#app/features/receipts/receipt-lines.ts";
import type { Receipt } from "#contract/receipts.ts";
import { toCents, toDollars } from "#domain/money.ts";

const day = (date: number) => `2026-11-${date}T10:00:00+06:00`;

/** Alta Hands for $18 with a deposit of 30%. */
const deposit: Receipt = {
  ...receipt,
  name: "",
  startsAt: null,
  tax: null,
  discountOf: null,
  discount: 0,
  lines: [{ service_name: "Alta Hands", masterName: null, price: 18 }],
  total: 18,
  paid: { by: "card", at: receipt.paid.at, transactionId: null, amount: 5.4 },
  due: 12.6,
  refunds: [],
  left: 5.4,
};
const threading = { service_name: "Threading", price: 6 };
const added = { at: day(24), added: [threading], taken: [], total: 24, paid: 1.8, transactionId: "pi_2" };
const taken = { at: day(25), added: [], taken: [threading], total: 18, paid: 0, transactionId: null };
const changed: Receipt = { ...deposit, changes: [added], due: 16.8, left: 7.2 };

const withThreading = [
  "Changed on 24 Nov 2026, total now: $24",
  "Threading, added: $6",
  "Paid by card for the change: $1.80",
  "TransactionId: pi_2",
];

function told(one: Receipt): string[] {
  const lines = receiptLines(one, "Asia/Dhaka", (names) => names);
  return lines.slice(one.lines.length).map(({ label, value }) => `${label}: ${value}`);
}

test("what a bank has taken for a dispute has a line, also where nothing was given back", () => {
  const bank = "Of it with the guest's bank, for a dispute: $5.40";
  expect(told({ ...changed, atBank: 5.4 }).slice(-2)).toEqual([
    "Paid, less what was given back: $7.20",
    bank,
  ]);
  expect(told({ ...deposit, atBank: 5.4 }).at(-1)).toBe(bank);
});

test("what is due for a changed visit follows its new total, so that a receipt adds up from the top", () => {
  expect(told(changed)).toEqual([
    "Total: $18",
    "Deposit, paid by card: $5.40",
    "Paid on: 23 Nov 2026",
    ...withThreading,
    "To pay at the salon: $16.80",
    "Paid, less what was given back: $7.20",
  ]);
});

test("what is due comes after the last of several changes, even if the first price is back", () => {
  const back = { amount: 1.8, at: day(25), arrived: true, to: "card" as const };
  const both = { ...changed, changes: [added, taken], due: 10.8 };
  expect(told(both).slice(3)).toEqual([
    ...withThreading,
    "Changed on 25 Nov 2026, total now: $18",
    "Threading, taken out: −$6",
    "To pay at the salon: $10.80",
    "Paid, less what was given back: $7.20",
  ]);
  // What the salon refunded voluntarily is not asked for again.
  expect(told({ ...both, refunds: [back], left: 5.4 }).slice(-3)).toEqual([
    "To pay at the salon: $10.80",
    "Given back to the card on 25 Nov 2026: −$1.80",
    "Paid, less what was given back: $5.40",
  ]);
});

test("when one change refunded and another one charges, what is due comes after the refund", () => {
  const visit: Receipt = {
    ...changed,
    paid: { ...deposit.paid, amount: 18 },
    changes: [
      {
        ...added,
        taken: [{ service_name: "Alta Hands", price: 18 }],
        total: 6,
        paid: 0,
        transactionId: null,
      },
      { ...taken, added: [{ service_name: "Alta Hands", price: 18 }], taken: [], total: 24 },
    ],
    refunds: [{ amount: 9, at: day(24), arrived: true, to: "card" }],
    kept: 3,
    due: 18,
    left: 9,
  };
  expect(told(visit).slice(-5)).toEqual([
    "Alta Hands, added: $18",
    "Given back to the card on 24 Nov 2026: −$9",
    "Paid, less what was given back: $9",
    "Kept by the policy: $3",
    "To pay at the salon: $18",
  ]);
});

test("payments before a change come above it, and those after it below", () => {
  const before = { amount: 12.6, at: "2026-11-24T09:00:00+06:00" };
  const card = "Deposit, paid by card: $5.40";
  expect(told({ ...changed, balance: before, due: 4.2, left: 19.8 }).slice(1, 8)).toEqual([
    card,
    "Paid at the salon on 24 Nov 2026: $12.60",
    "Paid on: 23 Nov 2026",
    ...withThreading,
  ]);
  const between = { amount: 16.8, at: "2026-11-24T05:00:00Z" };
  const paid = { ...changed, balance: between, changes: [added, taken], due: 0, handBack: 6, left: 24 };
  expect(told(paid).slice(1)).toEqual([
    card,
    "Paid on: 23 Nov 2026",
    ...withThreading,
    "Paid at the salon on 24 Nov 2026: $16.80",
    "Changed on 25 Nov 2026, total now: $18",
    "Threading, taken out: −$6",
    "Paid, less what was given back: $24",
    "To be handed back at the salon: $6",
  ]);
});

test("a gift card that pays more than was first due comes below the change that it pays for", () => {
  const byGift = { ...changed, credit: 16.8, due: 0, left: 24 };
  expect(told(byGift).slice(1)).toEqual([
    "Deposit, paid by card: $5.40",
    "Paid on: 23 Nov 2026",
    ...withThreading,
    "Paid with a gift card: $16.80",
    "Paid, less what was given back: $24",
  ]);
  const beside = told({ ...changed, credit: 4, session: 2, due: 10.8, left: 13.2 });
  expect(beside.slice(0, 4)).toEqual([
    "Total: $18",
    "Paid with a session of a package: $2",
    "Paid with a gift card: $4",
    "Deposit, paid by card: $5.40",
  ]);
  expect(beside.slice(-2)[0]).toBe("To pay at the salon: $10.80");
});

test("a changed visit that is cancelled owes nothing, and lists the refunds after its changes", () => {
  const back = { amount: 7.2, at: day(25), arrived: false, to: "card" as const };
  expect(told({ ...changed, status: "cancelled", due: 0, refunds: [back], left: 0 }).slice(-3)).toEqual([
    "TransactionId: pi_2",
    "On its way back to the card: −$7.20",
    "Paid, less what was given back: $0",
  ]);
});

const cents = fc.integer({ min: 0, max: 9_999 });
const spent = fc.record({ byCard: cents, atDesk: cents });

/**
 * In cents: what was paid of a price and what was left, what the desk took later, how much dearer each change made
 * the visit and what was paid for that, and a gift card at the end.
 */
const story = fc.record({
  paid: cents.map((some) => some + 1),
  rest: cents,
  desk: cents,
  changes: fc.array(fc.record({ more: cents, spent }), { minLength: 1, maxLength: 3 }),
  gift: cents,
});

test("in every combination of changes and payments a receipt's first payments stay within the first price, and it ends with what is due", () => {
  fc.assert(
    fc.property(story, (told) => {
      const said = receiptLines(lived(told), "Asia/Dhaka", (names) => names);
      const isChange = ({ label }: { label: string }) => label.startsWith("Changed on");
      const isMoney = ({ label }: { label: string }) => /^(Paid (by|with|at)|Deposit|To pay)/.test(label);
      const centsOf = ({ value }: { value: string }) => toCents(Number(value.replaceAll(/[$,]/g, "")));
      const sum = (some: typeof said) => some.filter(isMoney).reduce((all, line) => all + centsOf(line), 0);
      expect(sum(said.slice(0, said.findIndex(isChange)))).toBeLessThanOrEqual(told.paid + told.rest);
      expect([sum(said)]).toEqual(said.filter(isChange).slice(-1).map(centsOf));
      const due = said.findIndex(({ label }) => label === "To pay at the salon");
      expect(due === -1 || due > said.findLastIndex(isChange)).toBe(true);
    }),
  );
});

/** The receipt after such a story. There is one change a day, in the morning; the desk is paid at noon. */
function lived({ paid, rest, desk, changes, gift }: Parameters<Parameters<typeof story.map>[0]>[0]): Receipt {
  let [total, due] = [paid + rest, rest];
  let balance = { cents: 0, at: "" };
  const takeAtDesk = (most: number, date: number) => {
    const cents = Math.min(most, due);
    if (cents > 0) balance = { cents: balance.cents + cents, at: day(date).replace("T10", "T12") };
    due -= cents;
  };
  takeAtDesk(desk, 23);
  const made = changes.map(({ more, spent }, index) => {
    const byCard = Math.min(spent.byCard, more);
    [total, due] = [total + more, due + more - byCard];
    takeAtDesk(spent.atDesk, 24 + index);
    return { ...added, at: day(24 + index), total: toDollars(total), paid: toDollars(byCard) };
  });
  const credit = Math.min(gift, due);
  return {
    ...deposit,
    lines: [],
    total: toDollars(paid + rest),
    paid: { ...deposit.paid, amount: toDollars(paid) },
    balance: balance.cents === 0 ? null : { amount: toDollars(balance.cents), at: balance.at },
    changes: made,
    credit: toDollars(credit),
    due: toDollars(due - credit),
    left: toDollars(total - due + credit),
  };
}
