import { money } from "#app/lib/money.ts";
import type { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import type { Exception } from "#contract/exceptions.ts";
import type { ExceptionAction, ExceptionKind } from "#domain/exceptions.ts";

type Said = typeof exceptionTexts;

/** What happened, in a few words and in a sentence, with what to do about it until it is done. */
export function happened(
  { kind, about, outcome, work, action, resolvedAt }: Exception,
  said: Said,
): { title: string; text: string } {
  const sum = about.amount === null ? said.theMoney : money(about.amount);
  if (kind === "dispute") return disputed(outcome, sum, said);
  if (kind === "undone_work" && work !== "refund") {
    const isMail = work === null || /^(mail|sms)_/.test(work);
    return isMail
      ? { title: said.mailNotSent, text: said.mailNotSentText }
      : { title: said.workNotDone, text: said.workNotDoneText };
  }
  const withToDo = (text: string, toDo: string) => (resolvedAt === null ? `${text} ${toDo}` : text);
  const told: Record<Exclude<ExceptionKind, "dispute">, { title: string; text: string }> = {
    paid_without_booking: { title: said.unbooked, text: withToDo(said.unbookedText(sum), said.unbookedToDo) },
    booking_without_payment: { title: said.unpaid, text: withToDo(said.unpaidText(sum), said.unpaidToDo) },
    failed_refund: {
      title: said.refundFailed,
      text: withToDo(
        said.refundFailedText(sum),
        action === "note" ? said.refundFailedOver : said.refundFailedToDo,
      ),
    },
    undone_work: {
      title: said.refundNotSent,
      text:
        action === "fail_refund"
          ? withToDo(said.refundMaybeSentText(sum), said.refundMaybeSentToDo)
          : withToDo(said.refundNotSentText(sum), said.refundNotSentToDo),
    },
    stuck_payment: {
      title: said.stuck,
      text: action === "note" ? said.nobodyToAsk : withToDo(said.stuckText, said.stuckToDo),
    },
    payment_mismatch: { title: said.mismatch, text: said.mismatchText(sum) },
    foreign_intent: { title: said.foreign, text: said.foreignText },
    fraud_warning: { title: said.warned, text: said.warnedText(sum) },
    webhook_off: { title: said.webhookOff, text: said.webhookOffText },
    texts_used_up: { title: said.textsUsedUp, text: said.textsUsedUpText },
    bad_webhook_signature: { title: said.badSignature, text: said.badSignatureText },
  };
  return told[kind];
}

function disputed(outcome: Exception["outcome"], sum: string, said: Said): { title: string; text: string } {
  if (outcome === "won") return { title: said.disputeWon, text: said.disputeWonText(sum) };
  if (outcome === "lost") return { title: said.disputeLost, text: said.disputeLostText(sum) };
  if (outcome === "inquiry") return { title: said.inquiry, text: said.inquiryText(sum) };
  if (outcome === "dropped") return { title: said.inquiryOver, text: said.inquiryOverText(sum) };
  return { title: said.disputed, text: said.disputedText(sum) };
}

/** The text of an action's button, and the notice once it has helped. */
export function wordsOf(action: ExceptionAction, said: Said): { button: string; done: string } {
  const words: Record<ExceptionAction, { button: string; done: string }> = {
    settle_or_refund: { button: said.settleOrRefund, done: said.settleOrRefundDone },
    cancel_visit: { button: said.cancelVisit, done: said.cancelVisitDone },
    retry_refund: { button: said.retryRefund, done: said.retryRefundDone },
    fail_refund: { button: said.failRefund, done: said.failRefundDone },
    hand_back: { button: said.handBack, done: said.handBackDone },
    settle_again: { button: said.settleAgain, done: said.settleAgainDone },
    note: { button: said.note, done: said.noteDone },
  };
  return words[action];
}
