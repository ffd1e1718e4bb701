import { useState } from "react";
import { notes, worthOfNotes } from "#app/features/closing/close-sums.ts";
import { money } from "#app/lib/money.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Counts the cash, note by note. */
export function CountNotes({ onCount }: { onCount: (worth: number) => void }) {
  const texts = useTexts(dailyCloseTexts);
  const [counts, setCounts] = useState<Partial<Record<number, string>>>({});
  function count(note: number, value: string) {
    const next = { ...counts, [note]: value };
    setCounts(next);
    onCount(worthOfNotes(next));
  }
  return (
    <details className="count-notes">
      <summary>{texts.countNotes}</summary>
      <div className="count-note-grid num">
        {notes.map((note) => (
          <label key={note}>
            <span>{money(note)}</span>
            <input
              className="in"
              inputMode="numeric"
              value={counts[note] ?? ""}
              onChange={({ target }) => count(note, target.value)}
            />
            <span className="muted">{money(worthOfNotes({ [note]: counts[note] }))}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
