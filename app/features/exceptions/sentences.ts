import { money } from "#app/lib/money.ts";
import type { Exception } from "#contract/exceptions.ts";
import type { ExceptionAction } from "#domain/exceptions.ts";

/** What happened, in a few words and in a sentence that says what to do. */
export function happened(exception: Exception): { title: string; text: string } {
  const { kind, about, outcome, work } = exception;
  const sum = about.amount === null ? "The money" : money(about.amount);
  if (kind === "dispute") return disputed(outcome, sum);
  if (kind === "undone_work" && work !== "refund") {
    return {
      title: "A mail was not sent",
      text: "It was tried for more than an hour and is still being tried. Check the mail settings, or call the guest.",
    };
  }
  return {
    failed_refund: {
      title: "A refund failed",
      text: `${sum} came back to the salon from the bank, so the guest has not got it. Refund it once more.`,
    },
    undone_work: {
      title: "A refund was not sent",
      text: `${sum} is promised to the guest, but the card provider keeps refusing it. Try it again.`,
    },
    stuck_payment: {
      title: "A payment got stuck",
      text: "The card provider does not say what became of it. Ask it again: what is paid becomes the visit, what is not is given up.",
    },
    payment_mismatch: {
      title: "A payment did not fit",
      text: `${sum} was paid where another amount was due. Nothing was booked, and all of it goes back by itself.`,
    },
    foreign_intent: {
      title: "A payment that this site did not make",
      text: "It came to the salon's account at the card provider by another way, so it is left alone here. Look at it there.",
    },
    bad_webhook_signature: {
      title: "A message was not from the card provider",
      text: "Its signature was wrong, so it was ignored. If payments are settled late, check the webhook secret.",
    },
  }[kind];
}

function disputed(outcome: Exception["outcome"], sum: string): { title: string; text: string } {
  if (outcome === "won")
    return { title: "A dispute was won", text: `${sum} is the salon's again. There is nothing to do.` };
  if (outcome === "lost") {
    return {
      title: "A dispute was lost",
      text: `${sum} stays with the guest's bank. There is nothing to do.`,
    };
  }
  return {
    title: "A guest disputes a payment",
    text: `Her bank has taken ${sum} for now. Answer it with evidence at the card provider before its date.`,
  };
}

export const buttonWords: Record<ExceptionAction, string> = {
  retry_refund: "Refund again",
  settle_again: "Ask again",
  note: "Mark as seen",
};

export const doneWords: Record<ExceptionAction, string> = {
  retry_refund: "The refund is on its way",
  settle_again: "The payment is settled",
  note: "Marked as seen",
};
