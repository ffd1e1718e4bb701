import "#app/layout/dashboard/find.css";
import { lazy, useEffect, useState } from "react";
import { setJustBooked, useJustBooked } from "#app/features/desk/just-booked.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { findTexts } from "#app/texts/en/dashboard/find.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { topModal } from "#app/ui/modals.ts";
import { Opening } from "#app/ui/Opening.tsx";

// If one fails to load, the open page stays as it is, with what was typed there.
const nothing = { default: () => <></> };
const FindDialog = lazy(() => import("#app/features/desk/FindDialog.tsx").catch(() => nothing));
const NewBookingDialog = lazy(() =>
  import("#app/features/desk/NewBookingDialog.tsx").then(
    ({ NewBookingDialog }) => ({ default: NewBookingDialog }),
    () => nothing,
  ),
);
const JustBookedBar = lazy(() => import("#app/features/desk/JustBookedBar.tsx").catch(() => nothing));

/** How long to remember a press that came before the search was loaded. */
const rememberedMs = 15_000;

/**
 * The search for guests and bookings on every page of the desk, opened by a press or by `/` outside of a field. The
 * booking just made is shown there too, with a link to it.
 */
export default function Find({ pressedAt }: { pressedAt: () => number }) {
  const texts = useTexts(findTexts);
  const { zone } = useSalon();
  const [open, setOpen] = useState(false);
  const [caller, setCaller] = useState<string>();
  const booked = useJustBooked();
  useEffect(() => {
    const at = pressedAt();
    if (at > 0 && performance.now() - at < rememberedMs && !isField(document.activeElement)) setOpen(true);
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (isField(target) || topModal()) return;
      // Otherwise the key would be typed into the search.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [pressedAt]);
  // It is no longer shown after signing out or leaving the dashboard.
  useEffect(() => () => setJustBooked(null), []);
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="find-words">{texts.find}</span>
        <span className="find-key" aria-hidden="true">
          /
        </span>
      </button>
      <Opening>
        {open && <FindDialog onClose={() => setOpen(false)} onNew={setCaller} />}
        {caller !== undefined && (
          <NewBookingDialog
            start={{ masterId: "any", date: salonDate(salonNow(), zone), wall: "" }}
            typed={caller}
            onClose={() => setCaller(undefined)}
          />
        )}
        {booked && <JustBookedBar key={booked._id} booked={booked} />}
      </Opening>
    </>
  );
}

/** Whether the key is typed into a field. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}
