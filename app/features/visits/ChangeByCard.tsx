import { useStripe } from "@stripe/react-stripe-js";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import type { Charge } from "#app/features/card/charge-card.ts";
import { useCardPayment } from "#app/features/card/use-card-payment.ts";
import { WithCards } from "#app/features/card/WithCards.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** The amount charged, as text. */
  sum: string;
  buyer: { name: string; email: string };
  cardError: string | undefined;
  isPaying: boolean;
  disabled: boolean;
  onPay: (charge: (clientSecret: string) => Promise<Charge>) => void;
}

/** The card that pays the difference now, and the button that charges it. */
export default function ChangeByCard(props: Props) {
  return (
    <WithCards>
      {(failure) => (
        <>
          <CardForm {...props} />
          {failure}
        </>
      )}
    </WithCards>
  );
}

function CardForm({ sum, buyer, cardError, isPaying, disabled, onPay }: Props) {
  const { testMode } = useSalon();
  const texts = useTexts(changeVisitTexts);
  const stripe = useStripe();
  const card = useCardPayment(cardError);
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPay((clientSecret) => card.charge(clientSecret, buyer));
      }}
    >
      <CardChoice payment={card} testMode={testMode} isPaying={isPaying} cardError={cardError} />
      <Button
        type="submit"
        block
        disabled={disabled || stripe === null || !card.known}
        loading={isPaying}
        loadingText={texts.saving}
      >
        <Icon name="lock" />
        {texts.payAndSave(sum)}
      </Button>
    </form>
  );
}
