import { useEffect, useState } from "react";
import { asClock, secondsLeft, warningSeconds } from "#app/features/checkout/hold-clock.ts";
import { explain } from "#app/lib/explain.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** When the hold ends, in epoch milliseconds of this device. */
  endsAt: number;
  /** While a payment runs the clock is not shown, and its end means nothing. */
  paused: boolean;
  onEnd: () => void;
  /** Keeps the hour longer; absent once that was done. */
  onExtend: (() => Promise<void>) | undefined;
}

/** Counts the hold down. The seconds are silent; what is announced is the hold itself and its last two minutes. */
export function HoldClock({ endsAt, paused, onEnd, onExtend }: Props) {
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(endsAt, now);
  const ended = left === 0 && !paused;

  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);

  const short = left <= warningSeconds;
  return (
    <>
      {!paused && (
        <div className={classes("note hold", short && "is-short")}>
          <Icon name="clock" />
          <div className="grow">
            <p role="timer" aria-live="off">
              We hold this hour for you for <b className="num">{asClock(left)}</b>.
            </p>
            {short && onExtend && <Extend onExtend={onExtend} />}
          </div>
        </div>
      )}
      <p className="sr" role="status">
        {short && !paused
          ? "Two minutes left. After that the hour is free for others again."
          : "This hour is held for you."}
      </p>
    </>
  );
}

function Extend({ onExtend }: { onExtend: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  async function extend() {
    setAsking(true);
    setRefusal("");
    await onExtend().catch((error: unknown) => setRefusal(explain(error)));
    setAsking(false);
  }
  return (
    <>
      <Button
        className="mt-2.5"
        variant="line"
        size="xs"
        loading={asking}
        loadingText="Asking"
        onClick={() => void extend()}
      >
        I need more time
      </Button>
      {refusal && (
        <p className="sm mt-2" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
