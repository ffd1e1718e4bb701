import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { keys } from "#app/data/keys.ts";
import { PayByCard } from "#app/features/card/PayByCard.tsx";
import { usePurchase } from "#app/features/card/use-purchase.ts";
import { WithCards } from "#app/features/card/WithCards.tsx";
import { money } from "#app/lib/money.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import type { GiftCardOrder } from "#contract/gift-cards.ts";

interface Props {
  /** Dollars; undefined until chosen. */
  worth: number | undefined;
  buyer: { name: string; email: string };
  /** Why the form was refused. */
  problem: string | undefined;
  /** Reads the form. @returns undefined if something is missing */
  read: () => Promise<GiftCardOrder | undefined>;
  /** @param order what was paid for */
  onGiven: (order: GiftCardOrder) => void;
}

/** The card payment for a gift card, and Pay Now, which reads the form around it. */
export function GivePayment(props: Props) {
  return <WithCards>{(failure) => <Payment {...props} failure={failure} />}</WithCards>;
}

function Payment({ worth, buyer, problem, read, onGiven, failure }: Props & { failure: ReactNode }) {
  const texts = useTexts(giftCardTexts);
  const queries = useQueryClient();
  const buying = usePurchase<GiftCardOrder>({
    what: "gift_card",
    buyer,
    prepare: (order) => securedApi("createGiftCardPayment", { body: order }),
    // A service's price may have changed since it was chosen.
    changed: () => queries.invalidateQueries({ queryKey: keys.services }),
    make: (transactionId) => securedApi("createGiftCard", { body: { transactionId } }),
    onMade: onGiven,
    comesBack: true,
  });
  async function give() {
    const order = await read();
    if (order) await buying.pay(order);
  }
  return (
    <div className="in-turn grid gap-5.5">
      <PayByCard
        buying={buying}
        words={texts}
        sum={worth === undefined ? undefined : texts.youPay(money(worth))}
        failure={
          <>
            {failure}
            {problem && <Note tone="error">{problem}</Note>}
          </>
        }
        onPay={() => void give()}
      />
    </div>
  );
}
