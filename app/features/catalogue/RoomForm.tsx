import { useEffect, useEffectEvent } from "react";
import { useSaveRoom } from "#app/data/rooms.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { readNumber } from "#app/lib/read-number.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Room, RoomDraft } from "#contract/rooms.ts";

const empty = { name: "", units: 1 };

interface Props {
  /** The room to change; if absent, a new one is added. */
  room?: Room;
  onRemove?: () => void;
}

/** One room: its name, and how many there are. */
export function RoomForm({ room, onRemove }: Props) {
  const texts = useTexts(roomTexts);
  const { name, units } = room ?? empty;
  const form = useContractForm({
    rules: async () => (await import("#contract/rooms.ts")).RoomDraft,
    start: { name, units },
    // Another tab may have changed the rest in the meantime.
    change: useSaveRoom(room?._id, (sent) => onlyChanged(sent, { name, units }, sent)),
    failed: texts.notSaved,
    onSent: (_answer, sent, isAsSent) => {
      notifySuccess(texts.saved(sent.name));
      if (isAsSent) form.reset(room ? sent : empty);
    },
  });
  const { field, submit, busy, problem, resetField } = form;
  const { isDirty, dirtyFields } = form.formState;
  // Another desk may change the room in the meantime. What is typed here stays.
  const follow = useEffectEvent(({ name, units }: RoomDraft) => {
    if (!dirtyFields.name) resetField("name", { defaultValue: name });
    if (!dirtyFields.units) resetField("units", { defaultValue: units });
  });
  useEffect(() => follow({ name, units }), [name, units]);
  return (
    <form className="flex flex-wrap items-start gap-x-4 gap-y-3" noValidate onSubmit={submit}>
      <TextField
        fieldClassName="min-w-0 grow basis-52"
        label={room ? texts.name : texts.addTitle}
        aria-label={room && texts.nameOf(room.name)}
        {...field("name")}
      />
      <TextField
        fieldClassName="w-28"
        label={texts.units}
        aria-label={room && texts.unitsOf(room.name)}
        inputMode="numeric"
        className="num"
        {...field("units", { setValueAs: (typed: unknown) => readNumber(typed) ?? Number.NaN })}
      />
      <div className="mt-8 flex items-center gap-2">
        <Button
          type="submit"
          variant={room ? "line" : "primary"}
          size="sm"
          className="min-h-11"
          disabled={room && !isDirty}
          loading={busy && isDirty}
          aria-label={room && texts.saveOf(room.name)}
        >
          {room ? texts.save : texts.add}
        </Button>
        {room && onRemove && <IconButton icon="trash" label={texts.remove(room.name)} onClick={onRemove} />}
      </div>
      {problem && (
        <div className="basis-full">
          <FormProblem problem={problem} />
        </div>
      )}
    </form>
  );
}
