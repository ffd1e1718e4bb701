import { useDeleteRoom, useRooms } from "#app/data/rooms.ts";
import { RoomForm } from "#app/features/catalogue/RoomForm.tsx";
import { explain } from "#app/lib/explain.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Room } from "#contract/rooms.ts";

/** The salon's rooms and equipment: rename, set how many there are, add and remove. */
export function RoomsCard() {
  const texts = useTexts(roomTexts);
  const drop = useDeleteRoom();
  const [ask, dialog] = useConfirm();

  async function remove({ _id, name }: Room) {
    const question = { title: texts.removeQuestion(name), text: texts.removeText, yes: texts.removeYes };
    if (!(await ask({ ...question, danger: true }))) return;
    if (await drop.run(_id, texts.notRemoved)) notifySuccess(texts.removed(name));
  }

  return (
    <section className="mt-16" aria-labelledby="rooms">
      <h2 className="h4" id="rooms">
        {texts.title}
      </h2>
      <p className="sm muted mb-4 max-w-[60ch]">{texts.text}</p>
      <QueryView
        query={useRooms()}
        waiting={["h-20"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
      >
        {(rooms) => (
          <Card className="grid gap-5 p-5">
            {rooms.map((room) => (
              <RoomForm key={room._id} room={room} onRemove={() => void remove(room)} />
            ))}
            <RoomForm />
          </Card>
        )}
      </QueryView>
      {dialog}
    </section>
  );
}
