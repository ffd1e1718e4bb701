import { texts } from "#app/texts/texts.ts";

/** The exceptions that need the owner: what happened, and the one action that helps. */
export const exceptionTexts = texts("exceptionTexts", {
  open: (count: string) => `Open: ${count}`,
  done: "Done",
  stateOpen: "open",
  stateDone: "done",
  stateSeen: "seen",
  nothing: "Nothing needs you",
  nothingText: "Payments, refunds and mails that go wrong appear here, each with what to do.",
  notLoaded: (why: string) => `The inbox did not load. ${why}`,
  loading: "Loading",
  earlier: "Show earlier ones",
  oneMoment: "One moment",
  stillSo: (title: string) => `${title}: not settled yet`,
  for: (name: string) => `for ${name}`,
  theMoney: "The money",
  seeVisit: "See the visit",

  unbooked: "Money without a visit",
  unbookedText: (sum: string) => `${sum} was paid, but no visit was booked and nothing went back.`,
  unbookedToDo: "Settle it: the visit is booked if its hour is still free; otherwise all of it goes back.",
  unpaid: "A visit without money",
  unpaidText: (sum: string) =>
    `The visit is still booked, but the salon does not have ${sum}: it was given back at the card provider, or never arrived.`,
  unpaidToDo: "Cancel the visit, or keep it and mark this as seen.",
  refundFailed: "A refund failed",
  refundFailedText: (sum: string) =>
    `${sum} did not reach the guest: the bank or the card provider did not take it.`,
  refundFailedToDo: "Refund it once more, or hand it back at the salon.",
  refundFailedOver: "Nothing of this payment is left to give back.",
  onlyByHand: (sum: string) => `No card can be refunded here. Hand ${sum} back to the guest at the salon.`,
  refundNotSent: "A refund was not sent",
  refundNotSentText: (sum: string) =>
    `${sum} is promised to the guest, but the card provider keeps refusing it.`,
  refundNotSentToDo: "Try it again.",
  refundMaybeSentText: (sum: string) =>
    `${sum} is promised to the guest. It was tried before the card provider went away, so the card may have got it.`,
  refundMaybeSentToDo:
    "Look it up on the provider's own pages. If the card did not get it, it can be handed back at the salon.",
  stuck: "A payment got stuck",
  stuckText: "The card provider does not say what became of it.",
  stuckToDo: "Ask again: if it was paid, the visit is booked; if not, the payment is dropped.",
  nobodyToAsk:
    "There is no card provider to ask any more, so the site goes on as if nothing was paid. Look the payment up on the provider's own pages, and give back there what a card has paid.",
  mismatch: "A payment did not fit",
  mismatchText: (sum: string) =>
    `${sum} was paid where another amount was due. Nothing was booked, and all of it goes back automatically.`,
  foreign: "A payment that this site did not make",
  foreignText:
    "It reached the salon's account at the card provider in another way, so it is left alone here. Look at it there.",
  webhookOff: "Another program gets no more messages",
  webhookOffText:
    "Its address accepted no message for three days, so it was switched off. Fix it, then switch it on under Other programs.",
  badSignature: "A message was not from the card provider",
  badSignatureText:
    "Somebody sent it in the provider's name. It was ignored, and no money has moved. If payments also show up late, tell the person who runs the server.",
  textsUsedUp: "The texts of a day were used up",
  textsUsedUpText:
    "No more texts were sent that day. Customers were mailed instead; guests without an e-mail address were not told. The limit is in the salon's settings.",
  mailNotSent: "A mail or a text was not sent",
  mailNotSentText:
    "It was tried for more than an hour and is still being tried. Call the guest if it can't wait. If other mails fail too, tell the person who runs the server.",
  workNotDone: "Something was not done",
  workNotDoneText:
    "The site has tried it for more than an hour and is still trying. Tell the person who runs the server.",
  disputeWon: "A dispute was won",
  disputeWonText: (sum: string) => `${sum} is the salon's again. There is nothing to do.`,
  disputeLost: "A dispute was lost",
  disputeLostText: (sum: string) => `${sum} stays with the guest's bank. There is nothing to do.`,
  disputed: "A guest disputes a payment",
  disputedText: (sum: string) =>
    `The guest's bank has taken ${sum} for now. Answer it with evidence at the card provider before the deadline.`,
  inquiry: "A bank asks about a payment",
  inquiryText: (sum: string) =>
    `The guest's bank asks about ${sum} and has taken nothing yet. Answer it at the card provider before the deadline, or cancel the visit and give the money back: what is not answered may become a dispute.`,
  inquiryOver: "A bank's question is closed",
  inquiryOverText: (sum: string) => `Nothing was taken: ${sum} stays as it was. There is nothing to do.`,
  warned: "A payment may be fraud",
  warnedText: (sum: string) =>
    `The card's bank warns that its holder may not have paid ${sum}. No money has moved, and the visit stands. Call the guest. If something is wrong, cancel the visit and give the money back: that is cheaper than a dispute.`,

  settleOrRefund: "Settle it",
  settleOrRefundDone: "The money is settled",
  cancelVisit: "Cancel the visit",
  cancelVisitDone: "The visit is cancelled",
  retryRefund: "Refund again",
  retryRefundDone: "The refund is on its way",
  failRefund: "The card did not get it",
  failRefundTitle: "Did the card not get it?",
  failRefundText:
    "Then it is handed back at the salon. If the card got it after all, the guest has it twice: look it up on the provider's own pages first.",
  failRefundDone: "It waits here to be handed back",
  handBack: "Hand it back at the salon",
  handBackDone: "It is written down as handed back",
  handBackText:
    "Then nothing more goes to the card, and the guest is told by e-mail. The till has this much less from now on.",
  notHandedBackText: "The till has this much again, and the failed refund waits here again.",
  settleAgain: "Ask again",
  settleAgainDone: "The payment is settled",
  note: "Mark as seen",
  noteDone: "Marked as seen",
  noteTitle: "Mark this as seen?",
  noteText:
    "Nothing is done about it. It leaves the open ones and stays in this list below Done, where you can open it again.",
  noteOwed: (sum: string) => `${sum} is still owed to the guest.`,
  leaveOpen: "Leave it open",
  reopen: "Open it again",
  reopenDone: "It is open again",
});
