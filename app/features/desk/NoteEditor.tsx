import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSaveNote } from "#app/data/desk-changes.ts";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { useKeptFields } from "#app/features/unsaved/use-kept-fields.ts";
import { useWritten } from "#app/features/unsaved/use-written.tsx";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { notesTexts } from "#app/texts/en/dashboard/notes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";

const place = "visit-note";

interface Kept {
  /** The note when the form was opened. */
  start: { note: string };
  typed: { note: string };
}

const useKeptNote = (visit: CalendarVisit) => useKept<Kept>(`visit note ${visit._id}`);

/** The desk's note about a visit, to read and to edit. */
export function NoteEditor({ visit }: { visit: CalendarVisit }) {
  const texts = useTexts(calendarTexts);
  const [kept] = useKeptNote(visit);
  const [writing, setWriting] = useState(kept !== undefined);
  const wasWriting = useRef(writing);
  useEffect(() => {
    if (wasWriting.current === writing) return;
    wasWriting.current = writing;
    // The button and the field replace each other.
    document.getElementById(place)?.focus();
  }, [writing]);
  if (writing) return <NoteForm visit={visit} onDone={() => setWriting(false)} />;
  return (
    <div className="grid gap-2">
      {visit.note && (
        <Note icon="leaf" className="sm">
          {visit.note}
        </Note>
      )}
      <Button
        id={place}
        variant="quiet"
        size="xs"
        className="justify-self-start -ml-3.5"
        onClick={() => setWriting(true)}
      >
        {visit.note ? texts.changeNote : texts.addNote}
      </Button>
    </div>
  );
}

function NoteForm({ visit, onDone }: { visit: CalendarVisit; onDone: () => void }) {
  const texts = useTexts(calendarTexts);
  const { noteNow } = useTexts(notesTexts);
  const [kept, keep] = useKeptNote(visit);
  const [start] = useState(kept?.start ?? { note: visit.note });
  const saving = useSaveNote(visit._id);
  const { field, submit, busy, problem, getValues, ...form } = useContractForm({
    rules: async () => (await import("#contract/front-desk.ts")).BookingNote,
    start,
    // Another desk may have changed the note. Its text then shows above the field.
    change: { ...saving, run: ({ note }, failed) => saving.run({ note, seen: visit.note }, failed) },
    failed: texts.noteNotSaved,
    onDone,
  });
  useKeptFields(form, kept?.typed, (typed) => keep(typed && { start, typed }));
  const question = useWritten(form.formState.isDirty, "visit");
  const isOther = visit.note !== start.note && !busy;
  // Only the answer got lost.
  const isSaved = isOther && problem !== undefined && visit.note === getValues("note").trim();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isSaved) done();
  }, [isSaved]);
  return (
    <form className="grid gap-2.5" noValidate onSubmit={submit}>
      {isOther && (
        <Note tone="pending" className="sm">
          {noteNow(visit.note)}
        </Note>
      )}
      <TextArea
        id={place}
        label={texts.note}
        rows={3}
        maxLength={1000}
        className="min-h-24"
        {...field("note")}
      />
      <FormProblem problem={problem} />
      <div className="flex gap-2.5">
        <Button variant="soft" size="sm" onClick={onDone}>
          {texts.discard}
        </Button>
        <Button type="submit" size="sm" loading={busy} loadingText={texts.saving}>
          {texts.saveNote}
        </Button>
      </div>
      {question}
    </form>
  );
}
