/** Stripe's names for its test cards, as `pm_card_…` and `tok_…`, and the numbers behind them. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ["visa", "4242424242424242"],
  ["visa_debit", "4000056655665556"],
  ["mastercard", "5555555555554444"],
  ["mastercard_debit", "5200828282828210"],
  ["mastercard_prepaid", "5105105105105100"],
  ["amex", "378282246310005"],
  ["discover", "6011111111111117"],
  ["diners", "3056930009020004"],
  ["jcb", "3566002020360505"],
  ["unionpay", "6200000000000005"],
  ["chargeDeclined", "4000000000000002"],
  ["visa_chargeDeclined", "4000000000000002"],
  ["chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["visa_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["visa_chargeDeclinedLostCard", "4000000000009987"],
  ["visa_chargeDeclinedStolenCard", "4000000000009979"],
  ["chargeDeclinedExpiredCard", "4000000000000069"],
  ["chargeDeclinedIncorrectCvc", "4000000000000127"],
  ["chargeDeclinedProcessingError", "4000000000000119"],
  ["visa_chargeDeclinedVelocityLimitExceeded", "4000000000006975"],
  ["chargeDeclinedFraudulent", "4100000000000019"],
  ["chargeCustomerFail", "4000000000000341"],
  ["authenticationRequiredOnSetup", "4000002500003155"],
  ["authenticationRequired", "4000002760003184"],
  ["threeDSecure2Required", "4000000000003220"],
  ["authenticationRequiredChargeDeclinedInsufficientFunds", "4000008260003178"],
  ["threeDSecureRequiredChargeDeclined", "4000008400001629"],
  ["createDispute", "4000000000000259"],
  ["createDisputeInquiry", "4000000000001976"],
  ["createIssuerFraudRecord", "4000000000005423"],
  ["pendingRefund", "4000000000007726"],
  ["refundFail", "4000000000005126"],
  ["pendingRefundFail", "4000000000007015"],
  ["checked", "4000000000007023"],
  ["checkedThenDeclined", "4000000000007031"],
  ["askedElsewhere", "4000000000007049"],
  ["askedElsewhereChecked", "4000000000007056"],
  ["askedElsewhereInsufficientFunds", "4000000000007064"],
]);

/** The number behind `pm_card_visa` or `tok_visa`, or undefined for any other id. */
export function numberOfToken(id: string): string | undefined {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  return name === undefined ? undefined : NUMBERS.get(name);
}
