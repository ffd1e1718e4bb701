import "#app/features/desk/styles/just-booked.css";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useCalendar } from "#app/data/calendar.ts";
import { type JustBooked, setJustBooked } from "#app/features/desk/just-booked.ts";
import { mastersOf, visitPath } from "#app/features/visits/visits.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { justBookedTexts } from "#app/texts/en/dashboard/just-booked.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

const close = () => setJustBooked(null);

/**
 * What was just booked: the master, the day and time, and a link to the visit. It stays when the notice of the
 * booking has closed, so that after booking 'anyone' the desk can tell the caller who it is. It goes away with the
 * page, or once the visit is open.
 */
export default function JustBookedBar({ booked: { _id, name, startsAt } }: { booked: JustBooked }) {
  const texts = useTexts(justBookedTexts);
  const { zone } = useSalon();
  const bar = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const [bookedOn] = useState(pathname);
  const day = salonDate(startsAt, zone);
  const { data, isPending } = useCalendar(day, day);
  const visit = data?.visits.find((one) => one._id === _id);
  const isLeft = pathname !== bookedOn || new URLSearchParams(search).get("visit") === _id;

  useEffect(() => bar.current?.showPopover?.(), []);
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);

  return (
    <div ref={bar} className="just-booked on-dark" popover="manual" role="status">
      {!isPending && (
        <>
          <p>
            <b>{[name, visit?.service_name].filter(Boolean).join(", ")}</b>
            <span className="num">
              {[
                visit && mastersOf(visit),
                inSalon("longDay", startsAt, zone),
                inSalon("clock", startsAt, zone),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </p>
          <Link to={visitPath(_id, day)}>{texts.open}</Link>
          <IconButton icon="close" label={texts.close} onClick={close} />
        </>
      )}
    </div>
  );
}
