import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { keys } from "#app/data/keys.ts";
import { usePaymentOutcome } from "#app/data/payment-outcome.ts";
import { forgetBegun } from "#app/features/card/begun-payment.ts";
import { paymentPlaces, placeBefore } from "#app/features/checkout/payment/return-from-bank.ts";
import { giftPlace } from "#app/features/gifts/gift-draft.ts";
import type { JustBooked } from "#app/features/visits/just-booked.ts";
import { explain } from "#app/lib/explain.ts";
import { forgetWritten } from "#app/lib/kept-written.ts";
import { money } from "#app/lib/money.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { paymentReturnTexts } from "#app/texts/en/dashboard/payment-return.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { PaymentOutcome } from "#contract/payments.ts";

/** A device whose clock is ahead would otherwise poll without end. */
const soonestMs = 5_000;

const secret = "payment_intent_client_secret";

/** Where the bank's own page returns to: the outcome of the payment in words, and what to do next. */
export function PaymentReturn() {
  const texts = useTexts(paymentReturnTexts);
  const [query, setQuery] = useSearchParams();
  const intentId = query.get("payment_intent");
  // Anyone who sees the URL may learn which payment it was, but must not be able to pay it.
  useEffect(() => {
    if (!query.has(secret)) return;
    const kept = new URLSearchParams(query);
    kept.delete(secret);
    setQuery(kept, { replace: true });
  }, [query, setQuery]);
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{texts.page}</h1>
      {intentId ? (
        <Outcome intentId={intentId} from={query.get("from")} />
      ) : (
        <EmptyState
          className="py-12"
          title={texts.none}
          text={texts.noneText}
          action={<LinkButton to={paymentPlaces.visit}>{texts.to.visit}</LinkButton>}
        />
      )}
    </>
  );
}

function Outcome({ intentId, from }: { intentId: string; from: string | null }) {
  const texts = useTexts(paymentReturnTexts);
  const outcome = usePaymentOutcome(intentId);
  const { refetch, data } = outcome;
  useFresh(data?.state === "done");
  useDoneWith(intentId, data);
  const holdEndsAt = data?.holdEndsAt ?? null;
  useEffect(() => {
    if (!holdEndsAt) return;
    const left = Date.parse(holdEndsAt) - salonNow();
    const timer = setTimeout(() => void refetch(), Math.max(left, soonestMs));
    return () => clearTimeout(timer);
  }, [holdEndsAt, refetch]);
  return (
    <QueryView
      query={outcome}
      waiting={["h-56 max-w-150"]}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(known) => <InWords {...known} before={placeBefore(from, known.kind)} intentId={intentId} />}
    </QueryView>
  );
}

interface Props extends PaymentOutcome {
  intentId: string;
  /** Where it was to be paid. */
  before: string;
}

function InWords({ kind, state, sum, holdEndsAt, before, intentId }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(paymentReturnTexts);
  const { title, text } = texts[state](money(sum), kind);
  const justBooked: JustBooked = { justBooked: [intentId] };
  return (
    <section className="card grid max-w-150 gap-4 p-5.5" aria-live="polite">
      <h2 className="h4">{title}</h2>
      <p>
        {text} {holdEndsAt && texts.heldUntil(inSalon("clock", holdEndsAt, zone))}
      </p>
      <div className="button-row">
        {state === "done" || state === "checking" ? (
          <LinkButton to={paymentPlaces[kind]} state={justBooked}>
            {texts.to[kind]}
          </LinkButton>
        ) : (
          <LinkButton to={before}>
            {texts[state === "over" || state === "returned" ? "anew" : "again"]}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** The page that it was made on need not ask any more what became of a payment, nor keep what is paid. */
function useDoneWith(intentId: string, { kind, state }: Partial<PaymentOutcome> = {}): void {
  useEffect(() => {
    if (!state || state === "checking" || state === "asked") return;
    forgetBegun(intentId);
    if (kind === "gift_card" && state === "done") forgetWritten(giftPlace);
  }, [intentId, kind, state]);
}

/** What was paid for is there, and lists have to have it. */
function useFresh(isDone: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDone) return;
    for (const queryKey of [keys.bookings, keys.membership, keys.me, keys.quotes, keys.held])
      void queries.invalidateQueries({ queryKey });
  }, [isDone, queries]);
}
