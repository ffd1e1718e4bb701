import { useReverseRefundHandBack } from "#app/data/exceptions.ts";
import { MistakeDialog } from "#app/features/desk-payment/MistakeDialog.tsx";
import { money } from "#app/lib/money.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Exception } from "#contract/exceptions.ts";

interface Props {
  exception: Pick<Exception, "_id" | "about">;
  /** Dollars that were written down as handed back. */
  sum: number;
  onClose: () => void;
}

/** A refund that was written down as handed back was not: it waits for the owner again. */
export function RefundNotBackDialog({ exception: { _id: id, about }, sum, onClose }: Props) {
  const texts = useTexts(handBackTexts);
  return (
    <MistakeDialog
      title={texts.mistakeTitle(money(sum), about.name ?? "")}
      text={useTexts(exceptionTexts).notHandedBackText}
      no={texts.keep}
      yes={texts.mistake(money(sum))}
      failed={texts.notWritten}
      change={useReverseRefundHandBack(id)}
      {...{ sum, onClose }}
    />
  );
}
