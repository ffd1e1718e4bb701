import { lazy, Suspense, useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import { Alternatives } from "#app/features/hours/Alternatives.tsx";
import { dayAndTime, salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { ChangePreview } from "#contract/visit-changes.ts";

const HourPicker = lazy(async () => ({
  default: (await import("#app/features/hours/HourPicker.tsx")).HourPicker,
}));

interface Props {
  preview: ChangePreview;
  wanted: string[];
  startsAt: string | undefined;
  onChoose: (startsAt: string) => void;
}

/** Whether the changed visit fits, other slots if it does not, and a way to choose any other. */
export function ChangeHour({ preview, wanted, startsAt, onChoose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(changeVisitTexts);
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const masters = useMasters().data ?? [];
  const { visit, place, alternatives } = preview;
  const shown = startsAt ?? visit.startsAt;
  const items = [...visit.items];
  const masterIds = wanted.map((id) => {
    const at = items.findIndex(({ serviceId }) => serviceId === id);
    const [item] = at < 0 ? [] : items.splice(at, 1);
    return masters.some(({ _id }) => _id === item?.masterId) ? (item?.masterId ?? "any") : "any";
  });
  return (
    <section aria-labelledby="change-when" className="grid gap-3">
      <h2 className="field-label" id="change-when">
        {texts.when}
      </h2>
      <div role="status">
        {place ? (
          <p className="num">{texts.fits(dayAndTime(place.startsAt, zone, place.endsAt))}</p>
        ) : (
          <Note tone="pending">
            {alternatives.length > 0 ? texts.fitsNot : texts.noHours}
            <Alternatives alternatives={alternatives} onChoose={(other) => onChoose(other.startsAt)} />
          </Note>
        )}
      </div>
      {isOpen ? (
        <Suspense>
          <HourPicker
            key={wanted.join()}
            serviceIds={wanted}
            masterIds={masterIds}
            masters={masters}
            now={now}
            chosen={startsAt}
            openAt={shown ? salonDate(shown, zone) : undefined}
            moving={visit._id}
            busy={false}
            disabled={false}
            onChoose={onChoose}
          />
        </Suspense>
      ) : (
        <div>
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            {texts.otherHour}
          </Button>
        </div>
      )}
    </section>
  );
}
