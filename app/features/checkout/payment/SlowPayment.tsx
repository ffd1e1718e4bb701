import { useEffect, useRef, useState } from "react";
import { explain } from "#app/lib/explain.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

/** How long the bank may take before the guest is told why, and may stop. */
const slowMs = 10_000;

/** @param onStop resolves to false when it is too late to stop */
export function SlowPayment({ onStop }: { onStop: () => Promise<boolean> }) {
  const texts = useTexts(paymentTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isSlow, setIsSlow] = useState(false);
  const [stopping, setStopping] = useState(false);
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);

  async function stop() {
    setStopping(true);
    const told = await onStop().then(
      (stopped) => (stopped ? "" : texts.tooLate),
      (error: unknown) => explain(error),
    );
    setAnswer(told);
    setStopping(false);
  }
  useEffect(() => {
    if (isSlow) place.current?.scrollIntoView({ block: "nearest" });
  }, [isSlow]);
  return (
    <div role="status" ref={place} className="scroll-my-28">
      {isSlow && (
        <Note
          tone="pending"
          icon="clock"
          action={
            <Button
              variant="line"
              size="sm"
              loading={stopping}
              loadingText={texts.stopping}
              onClick={() => void stop()}
            >
              {texts.stop}
            </Button>
          }
        >
          {answer || texts.slow}
        </Note>
      )}
    </div>
  );
}
