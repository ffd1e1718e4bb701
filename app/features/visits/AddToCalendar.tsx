import "#app/features/visits/styles/calendar-links.css";
import { useReadCalendarFile } from "#app/data/bookings.ts";
import { googleCalendarLink } from "#app/features/visits/google-calendar.ts";
import { saveFile } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  /** Whether it is the page's main action: then it stands alone. */
  primary?: boolean;
}

/** Adds a visit to one's own calendar: as a file, or directly to Google Calendar. */
export function AddToCalendar({ booking, primary = false }: Props) {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  const google = primary ? null : googleCalendarLink(booking, salon);
  const file = useCalendarFile(booking);
  return (
    <p className={primary ? undefined : "visit-calendar"}>
      <Button
        variant={primary ? "primary" : "quiet"}
        size={primary ? "sm" : "xs"}
        loading={file.busy}
        onClick={file.save}
      >
        <Icon name="calendar" />
        {texts.addToCalendar}
        <span className="sr">{texts.asFile(booking.service_name)}</span>
      </Button>
      {google && (
        <a
          className={buttonClass({ variant: "quiet", size: "xs" })}
          href={google}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.google}
          <span className="sr">{texts.newTab(booking.service_name)}</span>
        </a>
      )}
    </p>
  );
}

/** Loads the calendar file of a visit and offers it to the browser. */
export function useCalendarFile(booking: Booking): { busy: boolean; save: () => void } {
  const texts = useTexts(bookingsTexts);
  const file = useReadCalendarFile(booking._id);
  async function save() {
    const text = await file.run(undefined, texts.fileNotLoaded);
    if (text !== undefined) saveFile("visit.ics", new Blob([text], { type: "text/calendar;charset=utf-8" }));
  }
  return { busy: file.busy, save: () => void save() };
}
