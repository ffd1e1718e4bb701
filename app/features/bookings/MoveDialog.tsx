import "#app/features/checkout/styles/calendar.css";
import "#app/features/checkout/styles/slots.css";
import { useState } from "react";
import { useMoveVisit } from "#app/features/bookings/changes.ts";
import { KeptShare } from "#app/features/bookings/KeptShare.tsx";
import { MoveTrouble } from "#app/features/bookings/MoveTrouble.tsx";
import { onlyMasterOf } from "#app/features/bookings/visits.ts";
import { HourPicker } from "#app/features/checkout/HourPicker.tsx";
import { does } from "#app/features/checkout/masters.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  booking: Booking;
  services: Service[];
  masters: Master[];
  zone: string;
  now: number;
  onClose: () => void;
}

/** The checkout's month and hours, to give a visit another hour or master. Nothing changes before it is confirmed. */
export default function MoveDialog({ booking, services, masters, zone, now, onClose }: Props) {
  const worksHere = masters.some(({ _id }) => _id === onlyMasterOf(booking));
  const [masterId, setMasterId] = useState(worksHere ? onlyMasterOf(booking) : "any");
  const [startsAt, setStartsAt] = useState<string>();
  const move = useMoveVisit(booking._id);
  const serviceIds = booking.items.map((item) => item.serviceId);
  const wanted = services.filter(({ _id }) => serviceIds.includes(_id));
  const able = masters.filter((master) => wanted.every((service) => does(master, service)));
  const shown = startsAt ?? booking.startsAt;
  const isThere = startsAt === booking.startsAt && masterId === onlyMasterOf(booking);

  function choose(next: { startsAt?: string; masterId: string }) {
    setMasterId(next.masterId);
    setStartsAt(next.startsAt);
    move.reset();
  }
  function confirm() {
    if (!startsAt) return;
    move.mutate(
      { startsAt, masterId },
      {
        onSuccess: (moved) => {
          const text = moved.startsAt ? moment(moved.startsAt, zone) : "";
          notifySuccess("Your visit is moved", { place: "center", text });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={booking.startsAt ? "Move your visit" : "Choose your hour"}
      kind="roomy"
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Keep it
          </Button>
          <Button
            disabled={!startsAt || isThere}
            loading={move.isPending}
            loadingText="Moving"
            onClick={confirm}
          >
            {startsAt && !isThere ? `Move to ${moment(startsAt, zone)}` : "Choose an hour"}
          </Button>
        </>
      }
    >
      <p className="muted num">
        {booking.service_name}
        {booking.startsAt && `, now ${moment(booking.startsAt, zone)}`}. The price stays what you paid.
      </p>
      <KeptShare bookingId={booking._id} />
      <SelectField
        label="With"
        fieldClassName="max-w-xs"
        value={masterId}
        onChange={({ target }) => choose({ masterId: target.value })}
      >
        <option value="any">Anyone</option>
        {able.map((master) => (
          <option key={master._id} value={master._id}>
            {master.name}
          </option>
        ))}
      </SelectField>
      {move.error && (
        <MoveTrouble
          error={move.error}
          zone={zone}
          onAlternative={(other) => choose(masterId === "any" ? { ...other, masterId } : other)}
        />
      )}
      <HourPicker
        key={masterId}
        serviceIds={serviceIds}
        masterIds={[masterId]}
        zone={zone}
        now={now}
        chosen={startsAt}
        openAt={shown ? salonDate(shown, zone) : undefined}
        moving={booking._id}
        busy={false}
        disabled={move.isPending}
        onChoose={(hour) => choose({ startsAt: hour, masterId })}
      />
    </Dialog>
  );
}
