import { useEffect, useState } from "react";
import { Extend } from "#app/features/checkout/hold/Extend.tsx";
import { asClock, secondsLeft, warningSeconds } from "#app/features/checkout/hold/hold-clock.ts";
import { numberText } from "#app/lib/number-text.ts";
import { holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** When the hold ends, in epoch milliseconds of this device. */
  endsAt: number;
  /** Extends the hold; absent once that was done. */
  onExtend: (() => Promise<void>) | undefined;
}

/** The hold's countdown in the summary, with an offer to extend it near the end. The seconds are not announced. */
export function HoldClock({ endsAt, onExtend }: Props) {
  const texts = useTexts(holdTexts);
  const left = useSecondsLeft(endsAt);
  const short = left <= warningSeconds;
  return (
    <div className={classes("note hold", short && "is-short")}>
      <Icon name="clock" />
      <div className="grow">
        <p role="timer" aria-live="off">
          {texts.held}
          <b className="num">{numberText(asClock(left))}</b>
          {texts.heldEnd}
        </p>
        {short && onExtend && <Extend onExtend={onExtend} />}
      </div>
    </div>
  );
}

/** The same on one line, above the bar at the foot of a phone. */
export function HoldStrip({ endsAt, onExtend }: Props) {
  const texts = useTexts(holdTexts);
  const left = useSecondsLeft(endsAt);
  const short = left <= warningSeconds;
  return (
    <div className={classes("hold-strip", short && "is-short")}>
      <p role="timer" aria-live="off">
        <Icon name="clock" />
        {texts.heldShort}
        <b className="num">{numberText(asClock(left))}</b>
      </p>
      {short && onExtend && <Extend onExtend={onExtend} />}
    </div>
  );
}

/** Announces that a slot is held and when two minutes are left, and ends the hold in time. Shows nothing. */
export function HoldWatch({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const texts = useTexts(holdTexts);
  const left = useSecondsLeft(endsAt);
  const ended = left === 0;
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  return left <= warningSeconds ? texts.twoMinutes : texts.announced;
}

function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return secondsLeft(endsAt, now);
}
