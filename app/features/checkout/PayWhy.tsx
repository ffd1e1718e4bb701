import { ProveAddress } from "#app/features/sign-in/ProveAddress.tsx";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { AskedBy } from "#contract/deposits.ts";

/** Why this customer pays a different amount now than others, and what can be done about it. */
export function PayWhy({ askedBy }: { askedBy: AskedBy | undefined }) {
  const texts = useTexts(paymentTexts);
  if (!askedBy) return null;
  return (
    <div className="pay-why">
      <p className="sm muted">{texts.because[askedBy]}</p>
      {askedBy === "unverified" && <ProveAddress />}
    </div>
  );
}
