import { lazy, Suspense, useState } from "react";
import type { HourInMind } from "#app/features/hours/HourDialog.tsx";
import { firstName, masterName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const HourDialog = lazy(() => import("#app/features/hours/HourDialog.tsx"));

interface Props {
  service: Service;
  /** Those who perform it. */
  masters: Master[];
  chosen: HourInMind | undefined;
  onChoose: (hour: HourInMind) => void;
}

/** Master and hour, to be chosen before anything else, signed in or not. The month is loaded when it is opened. */
export function HourChoice({ service, masters, chosen, onChoose }: Props) {
  const texts = useTexts(hourChoiceTexts);
  const { user } = useVisitor();
  const { zone } = useSalon();
  const [open, setOpen] = useState(false);

  function sentence({ masterId, startsAt }: HourInMind): string {
    const master = masters.find(({ _id }) => _id === masterId);
    const when = `${inSalon("shortDay", startsAt, zone)}, ${inSalon("clock", startsAt, zone)}`;
    return master ? texts.chosenWith(when, firstName(masterName(master))) : texts.chosen(when);
  }
  return (
    <>
      <Button variant="line" className="noscript:hidden" onClick={() => setOpen(true)}>
        <Icon name="calendar" />
        {chosen ? texts.change : texts.choose}
      </Button>
      <p className="sm num w-full" role="status">
        {chosen && (
          <>
            <b className="font-semibold">{sentence(chosen)}</b>{" "}
            <span className="muted">{user ? texts.heldNext : texts.notHeld}</span>
          </>
        )}
      </p>
      {open && (
        <Suspense fallback={<span className="sr">{texts.loading}</span>}>
          <HourDialog
            service={service}
            masters={masters}
            chosen={chosen}
            onClose={() => setOpen(false)}
            onChoose={(hour) => {
              onChoose(hour);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
