import { type ReactNode, useEffect, useState } from "react";
import { useCloseDay } from "#app/data/daily-close.ts";
import { CloseSheet } from "#app/features/closing/CloseSheet.tsx";
import { CountNotes } from "#app/features/closing/CountNotes.tsx";
import { CountTable } from "#app/features/closing/CountTable.tsx";
import { sumUp, type Typed } from "#app/features/closing/close-sums.ts";
import { Difference, differenceText } from "#app/features/closing/Difference.tsx";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { useWritten } from "#app/features/unsaved/use-written.tsx";
import { money } from "#app/lib/money.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { DailyClose } from "#contract/daily-close.ts";

/** What was typed while a day was counted. */
interface Count {
  changed: Partial<Typed>;
  reason: string;
}

/** Counts a day beside the expected amounts, and closes it. The children stand below. */
export function CloseForm({ day, children }: { day: DailyClose; children: ReactNode }) {
  const texts = useTexts(dailyCloseTexts);
  const closing = useCloseDay();
  const [kept, keep] = useKept<Count>(`close ${day.date}`);
  const [changed, setTyped] = useState<Partial<Typed>>(kept?.changed ?? {});
  // What was left the evening before may be refetched while somebody counts.
  const before = String(day.morning ?? 0);
  const start: Typed = { morning: before, cash: "", other: "0", left: before };
  const typed: Typed = { ...start, ...changed, ...(day.morning !== null && { morning: before }) };
  const [reason, setReason] = useState(kept?.reason ?? "");
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const sums = sumUp(typed, day.desk);
  const leavesTooMuch = sums !== null && sums.toBank < 0;
  const differs = sums !== null && sums.difference !== 0;
  const lacksReason = differs && reason.trim() === "";
  // What was said about a difference is not about a later count that has none.
  const why = differs ? reason : "";

  const isWritten = reason !== "" || Object.keys(onlyChanged(typed, start, typed)).length > 0;
  useEffect(() => keep(isWritten ? { changed, reason } : undefined));
  const question = useWritten(isWritten, "date");

  async function close() {
    if (!sums) return;
    // The count gives way to the closed day.
    keepFocus();
    const { cash, other, left } = sums;
    const body = { date: day.date, desk: day.desk, morning: sums.morning, cash, other, left, reason: why };
    if (await closing.run(body, texts.notClosed)) notifySuccess(texts.isClosed);
  }

  return (
    <div className="close-columns">
      <div className="close-count">
        <section className="card overflow-hidden" aria-label={texts.countedAndExpected}>
          <CountTable day={day} typed={typed} sums={sums} onType={type} />
          <CountNotes onCount={(worth) => type({ cash: String(worth) })} />
        </section>
        {differs && <Difference difference={sums.difference} reason={reason} onReason={setReason} />}
        <section className="close-bar on-dark num" aria-label={texts.closeTheDay}>
          <TextField
            fieldClassName="close-left"
            label={texts.staysInTill}
            inputMode="decimal"
            value={typed.left}
            error={leavesTooMuch ? texts.tooMuchStays : undefined}
            onChange={({ target }) => type({ left: target.value })}
          />
          <p role="status">
            {lacksReason && (
              <span className="sr">{`${differenceText(sums.difference)}: ${texts.sayWhy} `}</span>
            )}
            {sums ? texts.toBank(money(Math.max(0, sums.toBank))) : texts.countFirst}
          </p>
          <Button
            variant="light"
            disabled={!sums || leavesTooMuch || lacksReason}
            loading={closing.busy}
            onClick={() => void close()}
          >
            <Icon name="lock" />
            {texts.closeTheDay}
          </Button>
        </section>
        {children}
      </div>
      <CloseSheet
        close={{
          ...day,
          morning: sums?.morning ?? day.morning ?? 0,
          cash: sums?.cash ?? null,
          other: sums?.other ?? null,
          left: sums?.left ?? null,
          difference: sums?.difference ?? 0,
          reason: why,
          closedBy: null,
          closedAt: null,
        }}
      />
      {question}
    </div>
  );
}
