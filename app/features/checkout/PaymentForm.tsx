import { zodResolver } from "@hookform/resolvers/zod";
import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { CardField } from "#app/features/checkout/CardField.tsx";
import { chargeCard } from "#app/features/checkout/charge-card.ts";
import type { Charge } from "#app/features/checkout/checkout-flow.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { paymentTexts } from "#app/texts/en/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { NewBooking } from "#contract/bookings.ts";

const Details = NewBooking.pick({ name: true, number: true });
export type Details = z.infer<typeof Details>;

/** The form's id, for a Pay Now button that stands outside it. */
export const paymentFormId = "pay";

/** The number that the sandbox takes; typed in Latin digits whatever the page's language. */
const testCard = "4242 4242 4242 4242";

interface Props {
  defaults: Details;
  email: string;
  serviceName: string;
  /** Nothing is due: no card is asked for. */
  isFree: boolean;
  testMode: boolean;
  /** The payment is prepared and the card library is there. */
  ready: boolean;
  isPaying: boolean;
  cardError: string | undefined;
  /** What stands above Pay Now. */
  trouble: ReactNode;
  /** Beside Pay Now: what will be charged. */
  note: ReactNode;
  /** Name and number as typed so far, for the purchase. */
  onDetails: (details: Details) => void;
  onPay: (details: Details, charge: (clientSecret: string) => Promise<Charge>) => void;
}

/** Who comes and how it is paid. What was typed stays through every failure. */
export function PaymentForm(props: Props) {
  const texts = useTexts(paymentTexts);
  const stripe = useStripe();
  const elements = useElements();
  const { register, handleSubmit, getValues, formState } = useForm<Details>({
    resolver: zodResolver(Details),
    defaultValues: props.defaults,
    mode: "onTouched",
    delayError: fieldErrorDelayMs,
  });
  const { cardError } = props;
  useEffect(() => {
    if (cardError) elements?.getElement(CardElement)?.focus();
  }, [cardError, elements]);
  const tell = () => props.onDetails(getValues());

  async function charge({ name }: Details, clientSecret: string): Promise<Charge> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return { ok: false, kind: "card", message: texts.cardNotReady };
    return chargeCard(stripe, card, clientSecret, { name, email: props.email });
  }

  return (
    <form
      id={paymentFormId}
      className="grid gap-[22px]"
      noValidate
      onSubmit={handleSubmit((details) => {
        if (props.ready) props.onPay(details, (clientSecret) => charge(details, clientSecret));
      })}
    >
      <div className="f2">
        <TextField
          label={texts.name}
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register("name", { onChange: tell })}
        />
        <TextField label={texts.email} value={props.email} readOnly />
        <TextField label={texts.serviceName} value={props.serviceName} readOnly />
        <TextField
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="num"
          error={formState.errors.number?.message}
          {...register("number", { onChange: tell, setValueAs: plainNumber })}
        />
      </div>
      {!props.isFree && (
        <>
          <label className="pay-with">
            <input type="radio" name="pay-with" defaultChecked />
            <span className="radio" />
            {texts.byCard}
            <Icon name="card" />
          </label>
          {props.testMode && (
            <Note tone="pending" className="num">
              {texts.testCard(testCard)}
            </Note>
          )}
          <CardField error={cardError} disabled={props.isPaying} />
        </>
      )}
      {props.trouble}
      <div className="rowx">
        <PayNow
          ready={props.ready}
          isPaying={props.isPaying}
          isFree={props.isFree}
          className="min-w-[180px] max-md:hidden"
        />
        <span className="sm muted num">{props.note}</span>
      </div>
    </form>
  );
}

/** Numbers are written and filled in with spaces, dashes and brackets; what is sent has none. */
function plainNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, "");
}

interface PayNowProps {
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
  className?: string;
}

/** Submits the payment form from wherever it stands. */
export function PayNow({ ready, isPaying, isFree, className }: PayNowProps) {
  const texts = useTexts(paymentTexts);
  return (
    <Button
      type="submit"
      form={paymentFormId}
      className={className}
      disabled={!ready && !isPaying}
      loading={isPaying}
      loadingText={isFree ? texts.booking : texts.paying}
    >
      <Icon name={isFree ? "check" : "lock"} />
      {isFree ? texts.book : texts.pay}
    </Button>
  );
}
