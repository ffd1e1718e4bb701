import { useEffect, useRef } from "react";
import type { Choice, Trouble } from "#app/features/checkout/checkout-state.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

interface Props {
  trouble: Trouble;
  zone: string;
  /** Asks again for an hour whose payment could not be prepared, or takes one that is offered instead. */
  onRetry: (choice: Choice) => void;
  onAlternative: (alternative: { startsAt: string; masterId: string }) => void;
}

/** What went wrong with the hour or the payment, and what to do. An error of the card stands under its field. */
export function TroubleNote(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { trouble } = props;
  // The end of a hold may come while she types, and must not move the page under her hands.
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

function Words({ trouble, zone, onRetry, onAlternative }: Props) {
  switch (trouble.kind) {
    case "no_intent":
      return (
        <Note tone="error" action={<Retry label="Try again" onClick={() => onRetry(trouble.choice)} />}>
          Error creating payment intent. Please try again.
        </Note>
      );
    case "hold_ended":
      return (
        <Note tone="pending" action={<Retry label="Hold it again" onClick={() => onRetry(trouble.choice)} />}>
          We no longer hold {inSalon("clock", trouble.choice.startsAt, zone)} for you, so it is free for
          others again. Nothing has been charged.
        </Note>
      );
    case "taken":
      return (
        <Note tone="error">
          {inSalon("clock", trouble.startsAt, zone)} on {inSalon("longDay", trouble.startsAt, zone)} is no
          longer free. {trouble.alternatives.length > 0 ? "The nearest free hours:" : "Choose another hour."}
          {trouble.alternatives.length > 0 && (
            <span className="mt-3 flex flex-wrap gap-2">
              {trouble.alternatives.map((alternative) => (
                <Button
                  key={`${alternative.startsAt} ${alternative.masterId}`}
                  variant="line"
                  size="sm"
                  onClick={() => onAlternative(alternative)}
                >
                  {inSalon("shortDay", alternative.startsAt, zone)},{" "}
                  {inSalon("clock", alternative.startsAt, zone)}
                </Button>
              ))}
            </span>
          )}
        </Note>
      );
    default:
      return <Note tone="error">{trouble.message}</Note>;
  }
}

function Retry({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="line" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
}
