import { type ReactNode, useState } from "react";
import { useReopenDay } from "#app/data/daily-close.ts";
import { CloseSheet } from "#app/features/closing/CloseSheet.tsx";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { DailyClose } from "#contract/daily-close.ts";

interface Props {
  day: DailyClose;
  isOwner: boolean;
  children: ReactNode;
}

/** A closed day: who closed it, when, and the count. The owner can reopen the last one. The children stand below. */
export function ClosedDay({ day, isOwner, children }: Props) {
  const texts = useTexts(dailyCloseTexts);
  const { zone } = useSalon();
  const { closed, before, toHandBack } = day;
  if (!closed)
    return (
      <div className="close-count">
        <Note>{texts.passed}</Note>
        {children}
      </div>
    );
  const isLast = before[0]?.number === closed.number;
  const at = dayAndTime(closed.closedAt, zone);
  return (
    <div className="close-columns">
      <div className="close-count no-print">
        <Note icon="lock">
          {texts.closedBy(closed.closedBy ?? texts.somebody, at)} {texts.laterMoney}
        </Note>
        {isOwner && isLast && <Reopening number={closed.number} />}
        {children}
      </div>
      {/* Shows the money that waits now. The sheets of earlier days leave it out. */}
      <CloseSheet close={isLast ? { ...closed, toHandBack } : closed} />
    </div>
  );
}

function Reopening({ number }: { number: number }) {
  const texts = useTexts(dailyCloseTexts);
  const reopening = useReopenDay();
  const [reason, setReason] = useState("");
  return (
    <details className="card p-5.5">
      <summary className="w-fit cursor-pointer font-semibold">{texts.openAgain}</summary>
      <div className="mt-4 grid gap-4">
        <p className="muted sm">{texts.openAgainHint}</p>
        <TextField
          label={texts.reason}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          variant="line"
          className="w-fit"
          disabled={reason.trim() === ""}
          loading={reopening.busy}
          onClick={() => void reopening.run({ number, reason: reason.trim() }, texts.notOpened)}
        >
          {texts.openAgain}
        </Button>
      </div>
    </details>
  );
}
