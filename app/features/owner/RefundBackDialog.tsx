import { useResolveException } from "#app/data/exceptions.ts";
import { HandBackForm } from "#app/features/desk-payment/HandBackForm.tsx";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Exception } from "#contract/exceptions.ts";

interface Props {
  exception: Pick<Exception, "_id" | "about">;
  /** Dollars that are handed back. */
  sum: number;
  onClose: () => void;
}

/** The salon hands back what a refund that failed was to give, and writes down how. */
export function RefundBackDialog({ exception: { _id: id, about }, ...props }: Props) {
  const texts = useTexts(exceptionTexts);
  const { run, busy } = useResolveException();
  return (
    <HandBackForm
      {...props}
      guest={about.name ?? ""}
      text={texts.handBackText}
      change={{ busy, run: (handedBack, failed) => run({ id, action: "hand_back", handedBack }, failed) }}
      onDone={() => notifySuccess(texts.handBackDone)}
    />
  );
}
