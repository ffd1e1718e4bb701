import type { ReactNode } from "react";
import { OnceOpen } from "#app/features/card/OnceOpen.tsx";
import { PayByCard, type PurchaseWords } from "#app/features/card/PayByCard.tsx";
import { type Purchase, usePurchase } from "#app/features/card/use-purchase.ts";
import { WithCards } from "#app/features/card/WithCards.tsx";
import { money } from "#app/lib/money.ts";
import { purchaseTexts } from "#app/texts/en/dashboard/purchase.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  /** The purchase's label beside the sum. */
  line: string;
  /** Dollars. */
  price: number;
  purchase: Purchase<void>;
  words: PurchaseWords & {
    /** One sentence about what the next press agrees to: what is paid now and later, and what is given back. */
    money: (sum: string) => string;
  };
}

/** The price of anything but a visit, the card, and Pay Now. */
export function PurchaseForm(props: Props) {
  return (
    <OnceOpen>
      <WithCards>{(failure) => <Form {...props} failure={failure} />}</WithCards>
    </OnceOpen>
  );
}

function Form({ line, price, purchase, words, failure }: Props & { failure: ReactNode }) {
  const { total } = useTexts(purchaseTexts);
  const buying = usePurchase(purchase);
  return (
    <form
      className="grid gap-5.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void buying.pay();
      }}
    >
      <dl className="price-lines join-sum">
        <div>
          <dt>{line}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
        <div className="price-total">
          <dt>{total}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
      </dl>
      <PayByCard buying={buying} words={words} sum={words.money(money(price))} failure={failure} />
    </form>
  );
}
