import { useState } from "react";
import { useDeskMove } from "#app/data/calendar.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { TimeChoice, type TimeChosen } from "#app/features/desk/TimeChoice.tsx";
import { inSalon, salonDate, salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  visit: CalendarVisit;
  now: number;
  onClose: () => void;
}

/** Gives a visit another hour, or its first. */
export function DeskMoveDialog({ visit, now, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const moving = useDeskMove(visit._id);
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const serviceIds = visit.items.map(({ serviceId }) => serviceId);
  const [chosen, setChosen] = useState<TimeChosen>(() => ({
    masterId: sharedMaster(visit) ?? "any",
    date: salonDate(visit.startsAt && Date.parse(visit.startsAt) > now ? visit.startsAt : now, zone),
    wall: visit.startsAt?.slice(11, 16) ?? "",
  }));
  const [asAsked, setAsAsked] = useState(false);
  const able = masters.filter(({ _id }) =>
    serviceIds.every((id) => services.find((one) => one._id === id)?.masterIds.includes(_id) ?? true),
  );

  async function move() {
    const startsAt = salonInstant(chosen.date, chosen.wall, zone);
    const by = asAsked ? "customer" : "salon";
    if (!(await moving.run({ startsAt, masterId: chosen.masterId, by }))) return;
    notifySuccess(texts.movedTo(inSalon("shortDay", startsAt, zone), inSalon("clock", startsAt, zone)));
    onClose();
  }

  return (
    <FormDialog
      title={visit.startsAt ? texts.moveTitle(visit.name) : texts.arrangeTitle(visit.name)}
      kind="wide"
      no={texts.keepAsIs}
      onClose={onClose}
      yes={visit.startsAt ? texts.moveVisit : texts.setTime}
      onSubmit={move}
      busy={moving.busy}
      busyText={texts.moving}
      problem={moving.problem(texts.notMoved)}
    >
      <p className="muted">{visit.service_name}</p>
      <TimeChoice
        serviceIds={serviceIds}
        masters={able}
        value={chosen}
        onChange={setChosen}
        moving={visit._id}
      />
      {visit.startsAt && (
        <div className="desk-radios">
          <label>
            <input
              type="checkbox"
              checked={asAsked}
              aria-describedby="as-asked"
              onChange={(event) => setAsAsked(event.target.checked)}
            />
            {texts.asAsked}
          </label>
          <p className="sm muted" id="as-asked">
            {texts.asAskedHint}
          </p>
        </div>
      )}
    </FormDialog>
  );
}

/** Whoever gives all of a visit. */
function sharedMaster({ items }: CalendarVisit): string | null {
  const ids = new Set(items.map(({ masterId }) => masterId));
  return ids.size === 1 ? (items[0]?.masterId ?? null) : null;
}
