import "#app/features/desk/styles/panel.css";
import { useEffect, useEffectEvent } from "react";
import { FormProvider } from "react-hook-form";
import { useDeskMove } from "#app/data/desk-changes.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { TimeChoice } from "#app/features/desk/TimeChoice.tsx";
import { useStillOffered } from "#app/features/desk/use-still-offered.ts";
import { bookables } from "#app/lib/bookables.ts";
import { isLost } from "#app/lib/explain.ts";
import { inSalon, salonDate, salonInstant } from "#app/lib/salon-time.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useSeenTime } from "#app/lib/use-seen-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  visit: Booking;
  now: number;
  onClose: () => void;
}

/** Moves a visit to another time, or gives it its first time. */
export function DeskMoveDialog({ visit, now, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const services = bookables(useServices().data ?? []);
  const masters = useMasters().data ?? [];
  const serviceIds = visit.items.map(({ serviceId }) => serviceId);
  const move = useDeskMove();
  const from = useSeenTime(visit.startsAt, move.error);
  const form = useContractForm({
    rules: async () => (await import("#app/features/desk/desk-rules.ts")).typedMove(zone, from),
    start: {
      masterId: sharedMaster(visit) ?? "any",
      date: salonDate(visit.startsAt && Date.parse(visit.startsAt) > now ? visit.startsAt : now, zone),
      wall: visit.startsAt?.slice(11, 16) ?? "",
      asAsked: false,
    },
    change: { ...move, run: (body, failed) => move.run({ id: visit._id, ...body }, failed) },
    failed: texts.notMoved,
    onSent: (_answer, { startsAt, masterId }) => {
      if (Date.parse(startsAt) !== Date.parse(visit.startsAt ?? "") || masterId !== sharedMaster(visit))
        tell(startsAt);
    },
    onDone: onClose,
  });
  const [masterId, date, wall] = form.watch(["masterId", "date", "wall"]);
  const tell = (at: string) =>
    notifySuccess(texts.movedTo(inSalon("shortDay", at, zone), inSalon("clock", at, zone)));
  // Only the answer got lost.
  const isMoved =
    isLost(move.error) &&
    visit.startsAt !== from &&
    [date, wall].every(Boolean) &&
    Date.parse(visit.startsAt ?? "") === Date.parse(salonInstant(date, wall, zone));
  const done = useEffectEvent(() => {
    tell(visit.startsAt ?? "");
    onClose();
  });
  useEffect(() => {
    if (isMoved) done();
  }, [isMoved]);
  const able = masters.filter(({ _id }) =>
    serviceIds.every((id) => services.find((one) => one._id === id)?.masterIds.includes(_id) ?? true),
  );
  const leftOut = useStillOffered({
    isLoaded: masters.length > 0,
    ...{ chosen: serviceIds, offered: serviceIds, able: [...able, { _id: sharedMaster(visit) }] },
    masterId,
    onAnyone: () => form.setValue("masterId", "any"),
  });

  return (
    <FormDialog
      title={visit.startsAt ? texts.moveTitle(visit.name) : texts.arrangeTitle(visit.name)}
      kind="wide"
      no={texts.keepAsIs}
      onClose={onClose}
      yes={visit.startsAt ? texts.moveVisit : texts.setTime}
      form={form}
      busyText={texts.moving}
    >
      <p className="muted">{visit.service_name}</p>
      <FormProvider {...form}>
        <TimeChoice
          serviceIds={serviceIds}
          masters={able}
          givenBy={visit.items[0]?.masterName ?? null}
          moving={visit._id}
          leftOut={leftOut}
          isRefused={form.problem !== undefined}
        />
      </FormProvider>
      {visit.startsAt && (
        <div className="desk-radios">
          <label>
            <input type="checkbox" aria-describedby="as-asked" {...form.register("asAsked")} />
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

/** The master who performs all of a visit. */
function sharedMaster({ items }: Booking): string | null {
  const ids = new Set(items.map(({ masterId }) => masterId));
  return ids.size === 1 ? (items[0]?.masterId ?? null) : null;
}
