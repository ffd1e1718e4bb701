import { useReverseTip } from "#app/data/desk-changes.ts";
import { MistakeDialog } from "#app/features/desk-payment/MistakeDialog.tsx";
import { money } from "#app/lib/money.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  visitId: string;
  /** Dollars of the tip. */
  sum: number;
  onClose: () => void;
}

/** Takes a mistaken tip back, and leaves the payment. */
export function TipBackDialog({ visitId, sum, onClose }: Props) {
  const texts = useTexts(takePaymentTexts);
  return (
    <MistakeDialog
      title={texts.tipBackTitle(money(sum))}
      text={texts.tipBackText}
      no={texts.tipKept}
      yes={texts.tipBackYes(money(sum))}
      danger
      failed={texts.tipNotBack}
      change={useReverseTip(visitId)}
      {...{ sum, onClose }}
    />
  );
}
