import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useSaveRoom } from "#app/data/rooms.ts";
import { explain } from "#app/lib/explain.ts";
import { showFieldErrors } from "#app/lib/form-errors.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import { type Room, RoomDraft } from "#contract/rooms.ts";

interface Props {
  /** The room to change; without one, a new one is added. */
  room?: Room;
  onRemove?: () => void;
}

/** One room: its name, how many of it there are. */
export function RoomForm({ room, onRemove }: Props) {
  const texts = useTexts(roomTexts);
  const { register, handleSubmit, setError, formState } = useForm<RoomDraft>({
    resolver: zodResolver(RoomDraft),
    defaultValues: room ? { name: room.name, units: room.units } : { name: "", units: 1 },
    mode: "onTouched",
  });
  const save = useSaveRoom(room?._id);
  const { errors, isDirty } = formState;
  const submit = handleSubmit(async (draft) => {
    const saved = await save.run(draft, (error) => {
      if (!showFieldErrors(error, ["name", "units"], setError)) notifyError(texts.notSaved, explain(error));
    });
    if (saved) notifySuccess(texts.saved(draft.name));
  });
  return (
    <form className="flex flex-wrap items-start gap-x-4 gap-y-3" noValidate onSubmit={submit}>
      <TextField
        fieldClassName="min-w-0 grow basis-52"
        label={room ? texts.name : texts.addTitle}
        aria-label={room && texts.nameOf(room.name)}
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        fieldClassName="w-28"
        label={texts.units}
        aria-label={room && texts.unitsOf(room.name)}
        type="number"
        inputMode="numeric"
        min={1}
        className="num"
        error={errors.units?.message}
        {...register("units", { valueAsNumber: true })}
      />
      <div className="mt-8 flex items-center gap-2">
        <Button
          type="submit"
          variant={room ? "line" : "primary"}
          size="sm"
          className="min-h-11"
          disabled={room && !isDirty}
          loading={save.busy && isDirty}
          aria-label={room && texts.saveOf(room.name)}
        >
          {room ? texts.save : texts.add}
        </Button>
        {room && onRemove && <IconButton icon="trash" label={texts.remove(room.name)} onClick={onRemove} />}
      </div>
    </form>
  );
}
