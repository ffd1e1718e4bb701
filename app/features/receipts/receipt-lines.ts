import { discountName } from "#app/lib/discount-name.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { receiptTexts } from "#app/texts/en/dashboard/receipts.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Receipt } from "#contract/receipts.ts";
import { writeReceiptNumber } from "#domain/receipt-number.ts";

export interface ReceiptLine {
  label: string;
  value: string;
  /** `total` stands out; `part` is set apart. */
  tone?: "total" | "part";
}

/** A receipt's number as printed: 00412. */
export function receiptNumber(number: number): string {
  return numberText(writeReceiptNumber(number));
}

/**
 * Everything between a receipt's head and foot, line by line.
 * @param zone of the salon
 * @param say translates names of services and masters into the page's language
 */
export function receiptLines(
  receipt: Receipt,
  zone: string,
  translate: (names: string) => string,
): ReceiptLine[] {
  const { name, paid } = receipt;
  const texts = textsNow(receiptTexts);
  return [
    ...optional(name !== "", { label: texts.guest, value: name }),
    ...whenLines(receipt, zone),
    ...boughtLines(receipt, translate),
    ...paidLines(receipt, zone),
    ...optional(receipt.tip !== null, { label: texts.tip, value: money(receipt.tip ?? 0) }),
    { label: texts.paidOn, value: inSalon("date", paid.at, zone) },
    ...optional(paid.transactionId !== null, { label: texts.transaction, value: paid.transactionId ?? "" }),
    ...changeLines(receipt, zone, translate),
    ...refundLines(receipt, zone),
  ];
}

function whenLines({ startsAt, term }: Receipt, zone: string): ReceiptLine[] {
  const texts = textsNow(receiptTexts);
  const day = (instant: string) => inSalon("date", instant, zone);
  if (term) return [{ label: texts.runs, value: texts.span(day(term.startsAt), day(term.endsAt)) }];
  if (startsAt === null) return [];
  return [{ label: texts.visit, value: texts.at(day(startsAt), inSalon("clock", startsAt, zone)) }];
}

function boughtLines(
  { lines, discount, discountOf, membershipId }: Receipt,
  translate: (names: string) => string,
): ReceiptLine[] {
  const texts = textsNow(receiptTexts);
  const why = discountOf ? discountName(discountOf) : texts.discount;
  return [
    ...lines.map(({ service_name, masterName, price }) => {
      const what = membershipId === null ? translate(service_name) : texts.membership;
      return {
        label: masterName ? texts.withMaster(what, translate(masterName)) : what,
        value: money(price),
      };
    }),
    ...optional(discount > 0, { label: why, value: money(-discount) }),
  ];
}

/** What was paid at first and, for a deposit, how the rest of the total is paid: by card, at the salon, or not yet. */
function paidLines(receipt: Receipt, zone: string): ReceiptLine[] {
  const { total, paid, credit = 0, session = 0 } = receipt;
  const texts = textsNow(receiptTexts);
  const isDeposit = paid.by === "card" && sumOfPrices([paid.amount, credit, session]) !== total;
  const tax = taxLine(receipt, "amount");
  const besides = besideLines(receipt, "first");
  const later = [...salonLines(receipt, 0, zone), ...dueLines(receipt, "first")];
  if (paid.amount === total)
    return [
      { label: texts.paidBy[paid.by], value: money(total), tone: "total" },
      ...tax,
      ...besides,
      ...later,
    ];
  return [
    { label: texts.total, value: money(total), tone: "total" },
    ...tax,
    ...besides,
    { label: isDeposit ? texts.depositByCard : texts.paidBy[paid.by], value: money(paid.amount) },
    ...later,
  ];
}

/** What was added to the visit and removed since, the new price, what was paid for it, and what is due. */
function changeLines(receipt: Receipt, zone: string, translate: (names: string) => string): ReceiptLine[] {
  const texts = textsNow(receiptTexts);
  const changes = receipt.changes.flatMap(({ at, added, taken, total, paid, transactionId }, index) => [
    { label: texts.changedOn(inSalon("date", at, zone)), value: money(total), tone: "total" as const },
    ...added.map((one) => ({ label: texts.added(translate(one.service_name)), value: money(one.price) })),
    ...taken.map((one) => ({
      label: texts.takenOut(translate(one.service_name)),
      value: money(-one.price),
    })),
    ...optional(paid > 0, { label: texts.paidForChange, value: money(paid) }),
    ...optional(transactionId !== null, { label: texts.transaction, value: transactionId ?? "" }),
    ...salonLines(receipt, index + 1, zone),
  ]);
  return [...changes, ...besideLines(receipt, "changes"), ...dueLines(receipt, "changes")];
}

/**
 * What a session and gift cards paid besides the first payment. If they do not fit into the first total, they paid
 * after a change.
 */
function besideLines(receipt: Receipt, where: "first" | "changes"): ReceiptLine[] {
  const { credit = 0, session = 0, total, paid, balance, changes } = receipt;
  const texts = textsNow(receiptTexts);
  const first = balance && changesBeforeSalon(receipt) === 0 ? [paid.amount, balance.amount] : [paid.amount];
  const stands = (parts: number[]) =>
    (changes.length > 0 && sumOfPrices([...first, ...parts]) > total ? "changes" : "first") === where;
  return [
    ...optional(session > 0 && stands([session]), { label: texts.paidBy.package, value: money(session) }),
    ...optional(credit > 0 && stands([session, credit]), {
      label: texts.paidBy.gift_card,
      value: money(credit),
    }),
  ];
}

/** What was paid at the salon besides the first payment, listed after the changes that came before it. */
function salonLines(receipt: Receipt, after: number, zone: string): ReceiptLine[] {
  const { balance } = receipt;
  if (!balance || changesBeforeSalon(receipt) !== after) return [];
  const label = textsNow(receiptTexts).paidThere(inSalon("date", balance.at, zone));
  return [{ label, value: money(balance.amount) }];
}

function changesBeforeSalon({ balance, changes }: Receipt): number {
  return balance ? changes.filter(({ at }) => Date.parse(at) <= Date.parse(balance.at)).length : 0;
}

function dueLines(receipt: Receipt, where: ReturnType<typeof placeOfDue>): ReceiptLine[] {
  const { due } = receipt;
  const isHere = due > 0 && placeOfDue(receipt) === where;
  return optional(isHere, { label: textsNow(receiptTexts).due, value: money(due) });
}

/**
 * Where the amount due is listed: below the lines that add up with it to the last total. They include refunds, if a
 * change made the visit cheaper and the money was asked for again later.
 */
function placeOfDue(receipt: Receipt): "first" | "changes" | "refunds" {
  const { paid, credit = 0, session = 0, balance, due, changes } = receipt;
  const last = changes.at(-1);
  if (!last) return "first";
  const forChanges = changes.map((change) => change.paid);
  const all = [paid.amount, credit, session, balance?.amount ?? 0, ...forChanges, due];
  return sumOfPrices(all) === last.total ? "changes" : "refunds";
}

/** What was refunded, what is left of the payment and of its tax, and what is due after that. */
function refundLines(receipt: Receipt, zone: string): ReceiptLine[] {
  const {
    refunds,
    left,
    total,
    paid,
    credit = 0,
    session = 0,
    balance,
    due,
    changes,
    handBack = 0,
    kept = 0,
    atBank = 0,
  } = receipt;
  const isWhole =
    changes.length === 0 && sumOfPrices([paid.amount, credit, session, balance?.amount ?? 0, due]) === total;
  if (refunds.length === 0 && isWhole && atBank === 0) return [];
  const texts = textsNow(receiptTexts);
  return [
    ...refunds.map(({ amount, at, arrived, to }) => ({
      label: arrived ? texts.givenBack[to](inSalon("date", at, zone)) : texts.onItsWay,
      value: money(-amount),
    })),
    { label: texts.left, value: money(left), tone: "total" },
    ...optional(kept > 0, { label: texts.kept, value: money(kept) }),
    ...optional(atBank > 0, { label: texts.atBank, value: money(atBank) }),
    ...optional(handBack > 0, { label: texts.handBack, value: money(handBack) }),
    ...taxLine(receipt, "left"),
    ...dueLines(receipt, "refunds"),
  ];
}

function taxLine({ tax }: Receipt, which: "amount" | "left"): ReceiptLine[] {
  if (!tax) return [];
  const label = textsNow(receiptTexts).ofItTax(tax.name, numberText(tax.percent));
  return [{ label, value: money(tax[which]), tone: "part" }];
}

function optional(shown: boolean, line: ReceiptLine): ReceiptLine[] {
  return shown ? [line] : [];
}
