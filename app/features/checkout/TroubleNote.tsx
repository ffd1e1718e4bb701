import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Choice, Trouble } from "#app/features/checkout/flow/checkout-state.ts";
import { type Alternative, Alternatives } from "#app/features/hours/Alternatives.tsx";
import { inSalon } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

interface Props {
  trouble: Trouble;
  /** Whether a slot is held all the same. */
  isKept: boolean;
  /** Requests a slot again whose payment could not be prepared, or takes an alternative. */
  onRetry: (choice: Choice) => void;
  onAlternative: (alternative: Alternative) => void;
}

/** What went wrong with the slot or the payment, and what to do. A card error is shown under its field instead. */
export function TroubleNote(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { trouble } = props;
  // A hold may end while the guest types, and must not move the page then.
  const mayScroll = trouble.kind !== "hold_ended";
  useEffect(() => {
    if (mayScroll) ref.current?.scrollIntoView({ block: "nearest" });
  }, [mayScroll]);
  if (trouble.kind === "card") return null;
  return (
    <div ref={ref} className="scroll-my-28">
      <Words {...props} />
    </div>
  );
}

function Words({ trouble, isKept, onRetry, onAlternative }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(holdTexts);
  const { intentFailed } = useTexts(paymentTexts);
  const now = useNow();
  switch (trouble.kind) {
    case "no_intent":
      return (
        <Note tone="error" action={<RetryButton onClick={() => onRetry(trouble.choice)} />}>
          {intentFailed} {isKept && texts.asBefore}
        </Note>
      );
    case "hold_ended":
    case "stopped": {
      const { startsAt } = trouble.choice;
      const time = inSalon("clock", startsAt, zone);
      const isOver = Date.parse(startsAt) <= now;
      const again = <RetryButton label={texts.holdAgain} onClick={() => onRetry(trouble.choice)} />;
      return (
        <Note tone="pending" action={!isOver && again}>
          <span role="status">
            {trouble.kind === "stopped" && !isOver ? texts.stopped(time) : texts.ended(time, isOver)}
          </span>
        </Note>
      );
    }
    case "taken": {
      const { startsAt, alternatives } = trouble;
      return (
        <Note tone="error">
          {texts.taken(inSalon("clock", startsAt, zone), inSalon("longDay", startsAt, zone))}{" "}
          {alternatives.length > 0 ? texts.nearest : texts.another}
          <Alternatives alternatives={alternatives} onChoose={onAlternative} />
        </Note>
      );
    }
    case "paid_already":
      return (
        <Note tone="pending" icon="check">
          <span role="status">{texts.paidAlready}</span>{" "}
          <Link className="link" to="/dashboard/myBookings">
            {texts.toBookings}
          </Link>
        </Note>
      );
    case "refused":
      return (
        <Note tone="error">
          {trouble.message}
          <Alternatives alternatives={trouble.alternatives} onChoose={onAlternative} />
        </Note>
      );
    default:
      return <Note tone="error">{trouble.message}</Note>;
  }
}
