import { useRef, useState } from "react";
import { useCancellationPreview, useMoveVisit, useReadVisitAgain } from "#app/data/bookings.ts";
import { type Alternative, Alternatives } from "#app/features/hours/Alternatives.tsx";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import { MoveMasters } from "#app/features/visits/MoveMasters.tsx";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { returnedWords } from "#app/features/visits/returned-words.ts";
import { alternativesOf, hasCode } from "#app/lib/api-error.ts";
import { explain, isLost } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { isMovedMeanwhile, useSeenTime } from "#app/lib/use-seen-time.ts";
import { changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { movingTexts } from "#app/texts/en/dashboard/moving.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  booking: Booking;
  services: Service[];
  masters: Master[];
  now: number;
  onClose: () => void;
}

/** The checkout's week and slots, to move a visit to another time or master. Nothing changes until it is confirmed. */
export default function MoveDialog({ booking, services, masters, now, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(changeTexts);
  const [own] = useState(() => booking.items.map(({ masterId }) => masterWhoIsHere(masterId, masters)));
  const [masterIds, setMasterIds] = useState(own);
  const [startsAt, setStartsAt] = useState<string>();
  const move = useMoveVisit(booking._id);
  const readAgain = useReadVisitAgain();
  const isTold = useRef(false);
  const isHere = useIsHere();
  const from = useSeenTime(booking.startsAt, move.error);
  const shown = startsAt ?? booking.startsAt;
  const isThere = startsAt === booking.startsAt && masterIds.join() === own.join();

  function choose(next: { startsAt?: string; masterIds: string[] }) {
    setMasterIds(next.masterIds);
    setStartsAt(next.startsAt);
    move.reset();
  }
  async function confirm() {
    if (!startsAt) return;
    let failure: unknown;
    const answer = await move.run({ startsAt, masterIds, from }, (error) => {
      failure = error;
    });
    const moved = answer ?? (await movedAllTheSame(failure, startsAt));
    if (!moved || isTold.current) return;
    isTold.current = true;
    const text = moved.startsAt ? moment(moved.startsAt, zone) : "";
    notifySuccess(texts.moved, { place: "center", text });
    if (isHere.current) onClose();
  }

  /**
   * A move whose answer was lost may have been made, which the next try is told of. A visit that the salon has
   * cancelled leaves the list behind, and this dialog goes with it.
   */
  async function movedAllTheSame(failure: unknown, wanted: string): Promise<Booking | undefined> {
    const isOver = hasCode(failure, "wrong_state");
    if (!isLost(failure) && !isMovedMeanwhile(failure) && !isOver) return undefined;
    const visit = await readAgain(booking._id);
    if (visit?.status === "cancelled") {
      const why = isOver ? [explain(failure)] : [];
      notifyError(texts.cancelled, [...why, ...returnedWords(visit)].join(" "));
      if (isHere.current) onClose();
      return undefined;
    }
    const isAsWanted =
      Date.parse(visit?.startsAt ?? "") === Date.parse(wanted) &&
      masterIds.every((id, place) => id === "any" || id === visit?.items[place]?.masterId);
    return isAsWanted ? visit : undefined;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={booking.startsAt ? texts.moveTitle : texts.chooseTitle}
      kind="roomy"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            disabled={!startsAt || isThere}
            loading={move.busy}
            loadingText={texts.moving}
            onClick={() => void confirm()}
          >
            {!startsAt ? texts.chooseHour : isThere ? texts.isThere : texts.moveTo(moment(startsAt, zone))}
          </Button>
        </>
      }
    >
      <p className="muted num">
        {booking.startsAt
          ? texts.now(booking.service_name, moment(booking.startsAt, zone))
          : texts.notArranged(booking.service_name)}{" "}
        {texts.samePrice[paidPart(booking)]}
      </p>
      <KeptShare bookingId={booking._id} />
      <MoveMasters
        items={booking.items}
        services={services}
        masters={masters}
        chosen={masterIds}
        onChange={(next) => choose({ masterIds: next })}
      />
      {move.error && (
        <MoveTrouble
          error={move.error}
          onAlternative={(other) =>
            choose({
              startsAt: other.startsAt,
              masterIds: masterIds.map((one, index) =>
                one === "any" ? one : (other.masterIds[index] ?? one),
              ),
            })
          }
        />
      )}
      <HourPicker
        key={masterIds.join()}
        serviceIds={booking.items.map(({ serviceId }) => serviceId)}
        masterIds={masterIds}
        masters={masters}
        now={now}
        chosen={startsAt}
        openAt={shown ? salonDate(shown, zone) : undefined}
        moving={booking._id}
        busy={false}
        disabled={move.busy}
        onChoose={(hour) => choose({ startsAt: hour, masterIds })}
        onSooner={choose}
      />
    </Dialog>
  );
}

/** A master who has left can't be chosen. */
function masterWhoIsHere(masterId: string | null, masters: Master[]): string {
  return masters.some(({ _id }) => _id === masterId) && masterId !== null ? masterId : "any";
}

/** Shown before a visit is moved out of a window with a partial refund: the move keeps that share. */
function KeptShare({ bookingId }: { bookingId: string }) {
  const texts = useTexts(movingTexts);
  const { data } = useCancellationPreview(bookingId);
  if (!data || data.paid === 0 || data.percent === 100) return null;
  return <Note>{texts.keptShare(money(data.refund), money(data.paid))}</Note>;
}

interface MoveTroubleProps {
  error: Error;
  onAlternative: (alternative: Alternative) => void;
}

/**
 * Why a visit could not be moved, with alternatives if there are any. The visit stays as it was, unless somebody has
 * moved or cancelled it in the meantime.
 */
function MoveTrouble({ error, onAlternative }: MoveTroubleProps) {
  const texts = useTexts(changeTexts);
  return (
    <Note tone="error">
      {isLost(error) || hasCode(error, "visit_moved", "wrong_state")
        ? explain(error)
        : texts.stays(explain(error))}
      <Alternatives alternatives={alternativesOf(error)} onChoose={onAlternative} />
    </Note>
  );
}
