import { useTakeMergeBack } from "#app/data/guests.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Guest } from "#contract/guests.ts";

/** Guests who may be the same person, and those merged into this one, with buttons to compare and to undo. */
export function Merges({ guest, onCompare }: { guest: Guest; onCompare: (otherId: string) => void }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const takeBack = useTakeMergeBack();

  async function separate(id: string) {
    keepFocus();
    if (await takeBack.run(id, texts.notTakenBack)) notifySuccess(texts.takenBack);
  }

  return (
    <>
      {guest.lookalikes.map(({ _id, name, number, visits }) => (
        <Note
          key={_id}
          tone="pending"
          icon="users"
          action={
            <button type="button" className="row-link sm" onClick={() => onCompare(_id)}>
              {texts.compare}
              <span className="sr">: {name}</span>
            </button>
          }
        >
          {texts.alike(name, number, visits)}
        </Note>
      ))}
      {guest.merges.map(({ _id, name, number, until }) => (
        <Note
          key={_id}
          icon="users"
          action={
            <Button
              variant="line"
              size="xs"
              className="min-h-11"
              loading={takeBack.underWay === _id}
              onClick={() => void separate(_id)}
            >
              {texts.takeBack}
            </Button>
          }
        >
          {texts.mergedWith(name, number, inSalon("longDay", until, zone))}
        </Note>
      ))}
    </>
  );
}
