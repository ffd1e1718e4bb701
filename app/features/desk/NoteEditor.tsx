import { useState } from "react";
import { useSaveNote } from "#app/data/calendar.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";

/** What the desk should know about a visit: read, and written over. */
export function NoteEditor({ visit }: { visit: CalendarVisit }) {
  const texts = useTexts(calendarTexts);
  const saving = useSaveNote(visit._id);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <div className="grid gap-2">
        {visit.note && (
          <Note icon="leaf" className="sm">
            {visit.note}
          </Note>
        )}
        <Button
          variant="quiet"
          size="xs"
          className="justify-self-start -ml-3.5"
          onClick={() => setDraft(visit.note)}
        >
          {visit.note ? texts.changeNote : texts.addNote}
        </Button>
      </div>
    );
  }
  async function save() {
    if (await saving.run(draft ?? "", texts.noteNotSaved)) setDraft(null);
  }
  return (
    <div className="grid gap-2.5">
      <TextArea
        label={texts.note}
        rows={3}
        maxLength={1000}
        className="min-h-24"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="flex gap-2.5">
        <Button variant="soft" size="sm" onClick={() => setDraft(null)}>
          {texts.discard}
        </Button>
        <Button size="sm" loading={saving.busy} loadingText={texts.saving} onClick={() => void save()}>
          {texts.saveNote}
        </Button>
      </div>
    </div>
  );
}
