/** How long finished records are kept, in milliseconds. */
export interface Keeping {
  /** Holds that ended. */
  holdsMs: number;
  /** Cells in the table that claims write to. After that, one row says the same of all that adjoin. */
  cellsMs: number;
  /** Mails that were sent, and other finished work. */
  doneWorkMs: number;
  /** Purchases that nobody paid. */
  releasedPurchasesMs: number;
  /** Ids of answers to texts. An answer that is reported again later counts as new. */
  textAnswersMs: number;
}
