import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent } from "react";
import { BankChecking } from "#app/features/card/BankChecking.tsx";
import { keepBegun } from "#app/features/card/begun-payment.ts";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import type { Charge } from "#app/features/card/charge-card.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import { useCardPayment } from "#app/features/card/use-card-payment.ts";
import { useVisitorForm } from "#app/features/checkout/payment/use-visitor-form.ts";
import type { TypedVisitor } from "#app/features/checkout/payment/visitor-rules.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError } from "#app/ui/toasts.ts";

export type Details = TypedVisitor;

/** The form's id, for a Pay Now button outside of it. */
const paymentFormId = "pay";

interface Props {
  defaults: Details;
  email: string;
  serviceName: string;
  /** Nothing is due, so no card is asked for. */
  isFree: boolean;
  /** The choice of how much to pay now. */
  howMuch: ReactNode;
  testMode: boolean;
  /** The payment is prepared and the card library is loaded. */
  ready: boolean;
  isPaying: boolean;
  cardError: string | undefined;
  /** The client secret of an intent that may have been paid before the page was loaded. */
  begun: string | undefined;
  /** Shown above Pay Now. */
  trouble: ReactNode;
  /** Shown beside Pay Now: what the press agrees to. */
  note: ReactNode;
  /** Called with the name and number as typed so far, for the purchase. */
  onDetails: (details: Details) => void;
  onPay: (details: Details, charge: (clientSecret: string) => Promise<Charge>) => void;
}

/** Who comes, and how they pay. What was typed survives every failure. */
export function PaymentForm(props: Props) {
  const texts = useTexts(paymentTexts);
  const why = useTexts(refusalTexts);
  const card = useCardPayment(props.cardError);
  const { form, typed, field, send, missing } = useVisitorForm(props.defaults, props.onDetails);
  const { ready } = props;
  const prepare = useEffectEvent(missing);
  useEffect(() => {
    if (ready) void prepare();
  }, [ready]);

  const begun = ready ? props.begun : undefined;
  const goOn = useEffectEvent(async (clientSecret: string) => {
    if (await card.isUnderWay(clientSecret)) props.onPay(typed(), card.wait);
  });
  useEffect(() => {
    if (begun) void goOn(begun);
  }, [begun]);

  function pay(details: Details) {
    const billing = { name: details.name, email: props.email };
    const charge = (clientSecret: string) => {
      // The page may be loaded again before its answer comes, and finds the visit by it.
      keepBegun("visit", props.email, { intentId: intentOf(clientSecret) });
      return card.charge(clientSecret, billing);
    };
    if (props.ready) props.onPay(details, charge);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missed = await missing();
    if (missed) notifyError(texts.notFinished, why[missed]);
    else await send(pay);
  }

  return (
    <form ref={form} id={paymentFormId} className="grid gap-[22px]" noValidate onSubmit={submit}>
      <div className="field-pairs">
        <TextField label={texts.name} autoComplete="name" {...field("name")} />
        <TextField label={texts.email} value={props.email} readOnly />
        <TextField label={texts.serviceName} value={props.serviceName} readOnly />
        <TextField
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="num"
          {...field("number")}
        />
      </div>
      {props.howMuch}
      {!props.isFree && (
        <CardChoice
          payment={card}
          testMode={props.testMode}
          isPaying={props.isPaying}
          cardError={props.cardError}
        />
      )}
      {card.isChecking ? <BankChecking>{texts.checking}</BankChecking> : props.trouble}
      <div className="button-row max-[1180px]:hidden">
        <PayNow
          ready={props.ready}
          isPaying={props.isPaying}
          isFree={props.isFree}
          className="min-w-[180px]"
        />
        <span className="sm muted num">{props.note}</span>
      </div>
    </form>
  );
}

interface PayNowProps {
  ready: boolean;
  isPaying: boolean;
  isFree: boolean;
  className?: string;
}

/** Submits the payment form, wherever the button stands. */
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
