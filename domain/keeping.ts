/** How long what is over is kept, in milliseconds. */
export interface Keeping {
  /** Holds that ended. */
  holdsMs: number;
  /** Mails that were sent, and other work that was done. */
  doneWorkMs: number;
  /** Purchases that nobody paid. */
  releasedPurchasesMs: number;
  /** Names of answers to texts: one that is told again later counts anew. */
  textAnswersMs: number;
}
