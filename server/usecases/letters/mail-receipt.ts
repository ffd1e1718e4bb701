import type { ReceiptRow } from "#server/database/receipts.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { openVisitLetter } from "#server/usecases/letters/visit-letter.ts";
import { issueReceipt, readBalance } from "#server/usecases/receipts/read-receipt.ts";
import { type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** Sends what was paid for a visit, under the receipt's number. @param after what was paid since it was sent the first time */
export async function mailReceipt(post: Post, bookingId: string, after?: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  if (booking.state === "cancelled") return "cancelled";
  const receipt = await issueReceipt(post.app, booking);
  if (!receipt) return "not_paid";
  const { actions, receiptNumber } = texts.common;
  const page = pageUrl(head, `/dashboard/receipts/${booking.id}`);
  const mail = compose(
    head,
    { about: ["receipt", booking.id, after].filter(Boolean).join("."), to: booking.email },
    texts.visits.receipt(words, receipt.number),
    {
      label: receiptNumber(receipt.number),
      ...figures(receipt, await readBalance(post.app.engine.read, booking), head),
      ...(booking.user_id !== null && { actions: [{ label: actions.receipt, url: page }] }),
    },
  );
  await post.mailer.send(mail);
  return null;
}

type Balance = Awaited<ReturnType<typeof readBalance>>;

/** The lines less the discount are the total; the tax is part of it. What was paid and is due add up to it. */
function figures({ issued }: ReceiptRow, { balance, dueCents }: Balance, head: Letterhead) {
  const { rows, written } = textsOf(head).common;
  const { lines, discountCents, totalCents, tax, paid } = issued;
  const facts: [string, string][] = [
    ...lines.map(({ serviceName, priceCents }): [string, string] => [serviceName, written.money(priceCents)]),
    ...optional(discountCents > 0, rows.discount, `-${written.money(discountCents)}`),
    ...(tax
      ? optional(true, rows.taxIncluded(tax.name, tax.basisPoints / 100), written.money(tax.cents))
      : []),
    ...(paid.cents === undefined
      ? optional(true, rows.paidHow, rows.paidBy[paid.by])
      : optional(true, rows.paidNow, written.money(paid.cents))),
    ...optional(balance !== null, rows.paidAtSalon, written.money(balance?.cents ?? 0)),
    ...optional(dueCents > 0, rows.dueAtSalon, written.money(dueCents)),
    [rows.date, written.moment(paid.at, head.salon.zone)],
    ...optional(paid.transactionId !== null, rows.transaction, paid.transactionId ?? ""),
  ];
  return { rows: facts, total: [rows.total, written.money(totalCents)] as const };
}

function optional(isThere: boolean, name: string, value: string): [string, string][] {
  return isThere ? [[name, value]] : [];
}
