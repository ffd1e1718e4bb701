import { useEffect, useState } from "react";
import { asClock, secondsLeft, warningSeconds } from "#app/features/checkout/hold-clock.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** When the hold ends, in epoch milliseconds of this device. */
  endsAt: number;
  /** While a payment runs the clock is not shown, and its end means nothing. */
  paused: boolean;
  onEnd: () => void;
}

/** Counts the hold down. The seconds are silent; what is announced is the hold itself and its last two minutes. */
export function HoldClock({ endsAt, paused, onEnd }: Props) {
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
        <p className={classes("note hold", short && "is-short")} role="timer" aria-live="off">
          <Icon name="clock" />
          <span>
            We hold this hour for you for <b className="num">{asClock(left)}</b>.
          </span>
        </p>
      )}
      <p className="sr" role="status">
        {short && !paused
          ? "Two minutes left. After that the hour is free for others again."
          : "This hour is held for you."}
      </p>
    </>
  );
}
