import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const fifty = "Maximum number of results per page; the default is 50.";

/** What fields of the till and of exceptions mean. */
export const moneyFields = {
  readDailyClose: { date: "Date of the day, in the salon's time zone." },
  closeDay: {
    date: "Date of the day, in the salon's time zone.",
    desk: "`desk` that you read, in dollars; if money has moved since, the call fails with `money_moved`.",
    morning: "Cash in dollars that was in the till in the morning; only for the first close.",
    cash: "Counted cash in dollars, with what was in the till in the morning.",
    other: "Amount in dollars taken in other ways, below 0 if more was handed back than came in.",
    left: "Cash in dollars that stays in the till.",
    reason: "Why the count differs from the books; a difference needs a reason.",
  },
  reopenDay: { reason: "Why the day must change." },
  listExceptions: { limit: fifty },
  resolveException: {
    action: "What to do: the exception's `action`, `note` to mark it as seen, or `hand_back` for a refund.",
    handedBack: "What the salon handed back in place of a failed refund; goes with `hand_back`.",
    "handedBack.amount": "Amount in dollars.",
    "handedBack.method": "How the salon handed it back.",
  },
  reverseRefundHandBack: { amount: "Amount in dollars that you read as handed back; another one fails." },
} satisfies Partial<Record<CallName, FieldMeanings>>;
