import { useState } from "react";
import type { z } from "zod";
import { useChangeGuestNote, useRemoveGuestNote, useWriteGuestNote } from "#app/data/guests.ts";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { useKeptFields } from "#app/features/unsaved/use-kept-fields.ts";
import { useWritten } from "#app/features/unsaved/use-written.tsx";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { notesTexts } from "#app/texts/en/dashboard/notes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Guest, GuestNote, NewGuestNote } from "#contract/guests.ts";

type TypedNote = z.input<typeof NewGuestNote>;

interface Changing {
  /** The note when it was opened. */
  start: GuestNote;
  /** What was typed before the session ended. */
  typed?: TypedNote | undefined;
}

/** The salon's notes about a guest. A pinned note is shown whenever the guest is booked. */
export function GuestNotes({ guest }: { guest: Guest }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const [kept, keep] = useKept<Changing>(`changed note ${guest._id}`);
  const [changing, setChanging] = useState(kept);
  return (
    <section aria-labelledby="guest-notes">
      <div className="bar mb-3">
        <h2 className="h4" id="guest-notes">
          {texts.notes}
        </h2>
        <p className="sm muted">{texts.onlySalon}</p>
      </div>
      <Card className="overflow-hidden">
        {guest.notes.length > 0 && (
          <ul className="guest-notes">
            {guest.notes.map((note) => (
              <li key={note._id} className={note.pinned ? "is-pinned" : undefined}>
                <Icon name={note.pinned ? "star" : "edit"} />
                <div className="min-w-0">
                  <p>{note.note}</p>
                  <span className="guest-sub num">
                    {texts.by(note.by, inSalon("shortDay", note.date, zone))}
                    {note.pinned && `. ${texts.pinned}`}
                  </span>
                </div>
                <IconButton
                  icon="edit"
                  size="sm"
                  label={texts.changeNote(note.note)}
                  onClick={() => setChanging({ start: note })}
                />
              </li>
            ))}
          </ul>
        )}
        <NewNote key={guest._id} guestId={guest._id} />
      </Card>
      {changing && (
        <NoteDialog
          {...changing}
          now={guest.notes.find(({ _id }) => _id === changing.start._id) ?? changing.start}
          onType={(typed) => keep(typed && { ...changing, typed })}
          onClose={() => {
            keep(undefined);
            setChanging(undefined);
          }}
        />
      )}
    </section>
  );
}

const rules = async () => (await import("#contract/guests.ts")).NewGuestNote;

function NewNote({ guestId }: { guestId: string }) {
  const texts = useTexts(guestsTexts);
  const [kept, keep] = useKept<TypedNote>(`guest note ${guestId}`);
  const { field, register, ...form } = useContractForm({
    rules,
    start: { note: "", pinned: false },
    change: useWriteGuestNote(guestId),
    failed: texts.noteNotKept,
    // An empty field is an error only once it is sent, not when it loses the focus.
    mode: "onSubmit",
    onSent: (_answer, _note, isAsSent) => {
      notifySuccess(texts.noteKept);
      // Focus the field for the next note before the reset: a form that was reset knows its fields only after the
      // next render.
      form.setFocus("note");
      if (isAsSent) form.reset();
    },
  });
  useKeptFields(form, kept, keep);
  const question = useWritten(form.watch("note").trim() !== "");
  return (
    <form className="guest-note-form no-print" noValidate onSubmit={form.submit}>
      <TextField label={texts.newNote} maxLength={1000} autoComplete="off" {...field("note")} />
      <label className="guest-pin">
        <input type="checkbox" {...register("pinned")} />
        {texts.pin}
        <span className="sr">: {texts.pinHint}</span>
      </label>
      <Button type="submit" variant="soft" size="sm" loading={form.busy} loadingText={texts.keeping}>
        {texts.keep}
      </Button>
      <FormProblem problem={form.problem} />
      {question}
    </form>
  );
}

interface NoteProps extends Changing {
  /** The note as it is now. */
  now: GuestNote;
  /** Called with what is typed; with undefined if nothing is. */
  onType: (typed: TypedNote | undefined) => void;
  onClose: () => void;
}

function NoteDialog({ start, typed: kept, now, onType, onClose }: NoteProps) {
  const texts = useTexts(guestsTexts);
  const { noteNow } = useTexts(notesTexts);
  const change = useChangeGuestNote();
  const remove = useRemoveGuestNote();
  const [ask, question] = useConfirm();
  const typed = { note: start.note, pinned: start.pinned };
  const { field, register, ...form } = useContractForm({
    rules,
    start: typed,
    change: {
      ...change,
      // Another desk may have changed the rest in the meantime.
      run: (sent, failed) =>
        change.run({ id: start._id, ...onlyChanged(sent, typed, sent), seen: now.note }, failed),
    },
    failed: texts.noteNotKept,
    onDone: onClose,
  });
  useKeptFields(form, kept, onType);
  const close = useWhileHere(onClose);

  async function erase() {
    const { removeNoteTitle: title, removeNoteText: text, removeNote: yes } = texts;
    if (!(await ask({ title, text, yes, danger: true }))) return;
    if (await remove.run(now, texts.notRemoved)) close();
  }

  return (
    <>
      <FormDialog
        title={texts.noteText}
        no={texts.discard}
        onClose={onClose}
        yes={texts.saveNote}
        busyText={texts.saving}
        form={form}
      >
        {now.note !== start.note && !form.busy && <Note tone="pending">{noteNow(now.note)}</Note>}
        <TextArea label={texts.noteText} rows={3} maxLength={1000} {...field("note")} />
        <label className="guest-pin">
          <input type="checkbox" {...register("pinned")} />
          {texts.pinned}
        </label>
        <Button
          variant="danger"
          size="xs"
          className="min-h-11 justify-self-start"
          loading={remove.busy}
          onClick={() => void erase()}
        >
          {texts.removeNote}
        </Button>
      </FormDialog>
      {question}
    </>
  );
}
