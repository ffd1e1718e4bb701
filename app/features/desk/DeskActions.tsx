import { lazy, useState } from "react";
import { useChangeState } from "#app/data/desk-changes.ts";
import { DeskMoveDialog } from "#app/features/desk/DeskMoveDialog.tsx";
import { LengthDialog } from "#app/features/desk/LengthDialog.tsx";
import { stepsFor } from "#app/features/desk/next-steps.ts";
import { SalonPayment } from "#app/features/desk/SalonPayment.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { lengthTexts } from "#app/texts/en/dashboard/visit-length.ts";
import { rowTexts } from "#app/texts/en/dashboard/visits-in-a-row.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { canBecome, mayBeMoved, mayBeResized } from "#domain/booking-states.ts";

const CancelDialog = lazy(async () => ({
  default: (await import("#app/features/desk/DeskCancelDialog.tsx")).DeskCancelDialog,
}));
const RepeatDialog = lazy(async () => ({
  default: (await import("#app/features/desk/RepeatDialog.tsx")).RepeatDialog,
}));

interface Props {
  visit: CalendarVisit;
  now: number;
  /** Shows where the visit fits, on the calendar and in a list. */
  onPlaces: () => void;
  /** Called when the visit was cancelled and is no longer on the calendar. */
  onCancelled: () => void;
}

type Opened = "move" | "cancel" | "length" | "duplicate" | "repeat";

/** The default number of visits in a row. */
const usualRow = 6;

/** What can be done with a visit, the likeliest action first. */
export function DeskActions({ visit, now, onPlaces, onCancelled }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const { showPlaces } = useTexts(placeTexts);
  const { change: changeLength } = useTexts(lengthTexts);
  const { change: changeServices } = useTexts(changeVisitTexts);
  const again = useTexts(rowTexts);
  const state = useChangeState();
  const [dialog, setDialog] = useState<Opened | null>(null);
  const close = () => setDialog(null);
  const { status, startsAt, endsAt } = visit;
  const may: [label: string, open: () => void, is: boolean][] = [
    [startsAt ? texts.move : texts.arrangeTime, () => setDialog("move"), mayBeMoved(status)],
    [showPlaces, onPlaces, mayBeMoved(status) && startsAt !== null],
    [changeLength, () => setDialog("length"), mayBeResized(status) && endsAt !== null],
    [again.duplicate, () => setDialog("duplicate"), startsAt !== null],
    [again.repeat, () => setDialog("repeat"), startsAt !== null],
  ];
  return (
    <div className="grid gap-2.5">
      {stepsFor(visit, now, zone).map((step, index) => (
        <Button
          key={step.to}
          block
          variant={index === 0 && !step.body.undo ? "primary" : "soft"}
          size="sm"
          className="min-h-11.5"
          aria-disabled={state.busy || undefined}
          // The second click of a double click was meant for the step that was here before.
          onClick={({ detail }) =>
            detail < 2 && !state.busy && void state.run({ id: visit._id, ...step.body }, step.failure)
          }
        >
          {step.label}
        </Button>
      ))}
      <SalonPayment visit={visit} />
      <div className="flex flex-wrap gap-2.5">
        {may
          .filter(([, , is]) => is)
          .map(([label, open]) => (
            <Button key={label} variant="soft" size="sm" className="grow" onClick={open}>
              {label}
            </Button>
          ))}
        {mayBeResized(status) && (
          <LinkButton variant="soft" size="sm" className="grow" to={`/dashboard/changeVisit/${visit._id}`}>
            {changeServices}
          </LinkButton>
        )}
        {canBecome(status, "cancelled") && (
          <Button variant="danger" size="sm" className="grow" onClick={() => setDialog("cancel")}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {dialog === "move" && <DeskMoveDialog visit={visit} now={now} onClose={close} />}
      {dialog === "cancel" && (
        <Opening>
          <CancelDialog visit={visit} onClose={close} onCancelled={onCancelled} />
        </Opening>
      )}
      {dialog === "length" && endsAt !== null && (
        <LengthDialog visit={{ ...visit, endsAt }} onClose={close} />
      )}
      {(dialog === "duplicate" || dialog === "repeat") && startsAt !== null && (
        <Opening>
          <RepeatDialog
            visit={{ ...visit, startsAt }}
            count={dialog === "repeat" ? usualRow : 1}
            onClose={close}
          />
        </Opening>
      )}
    </div>
  );
}
