export type DeclineReason =
  | "generic_decline"
  | "insufficient_funds"
  | "lost_card"
  | "stolen_card"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "card_velocity_exceeded"
  | "fraudulent"
  | "authentication_required";

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
  advice_code: "confirm_card_data" | "do_not_try_again" | "try_again_later";
  param?: string;
}

const DECLINED = "Your card was declined.";

const DECLINES: Record<DeclineReason, Omit<Decline, "decline_code">> = {
  generic_decline: { code: "card_declined", message: DECLINED, advice_code: "try_again_later" },
  insufficient_funds: {
    code: "card_declined",
    message: "Your card has insufficient funds.",
    advice_code: "try_again_later",
  },
  lost_card: { code: "card_declined", message: DECLINED, advice_code: "do_not_try_again" },
  stolen_card: { code: "card_declined", message: DECLINED, advice_code: "do_not_try_again" },
  expired_card: {
    code: "expired_card",
    message: "Your card has expired.",
    advice_code: "do_not_try_again",
    param: "exp_month",
  },
  incorrect_cvc: {
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    advice_code: "confirm_card_data",
    param: "cvc",
  },
  processing_error: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
    advice_code: "try_again_later",
  },
  card_velocity_exceeded: {
    code: "card_declined",
    message:
      "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    advice_code: "try_again_later",
  },
  fraudulent: { code: "card_declined", message: DECLINED, advice_code: "do_not_try_again" },
  authentication_required: {
    code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
    advice_code: "try_again_later",
  },
};

/** The codes and the sentence that Stripe gives for a declining card. */
export function declineFor(reason: DeclineReason): Decline {
  return { ...DECLINES[reason], decline_code: reason };
}
