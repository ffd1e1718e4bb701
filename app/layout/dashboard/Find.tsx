import "#app/layout/dashboard/find.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { answerFindKey } from "#app/layout/dashboard/find-key.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { findTexts } from "#app/texts/en/dashboard/find.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

// Without one of them the page that is open stays as it is, with what was typed there.
const nothing = { default: () => <></> };
const FindDialog = lazy(() => import("#app/features/desk/FindDialog.tsx").catch(() => nothing));
const NewBookingDialog = lazy(() =>
  import("#app/features/desk/NewBookingDialog.tsx").then(
    ({ NewBookingDialog }) => ({ default: NewBookingDialog }),
    () => nothing,
  ),
);

/** The way to a guest or a booking from any page of the desk: a press, or the key `/` outside of a field. */
export default function Find() {
  const texts = useTexts(findTexts);
  const { zone } = useSalon();
  const [open, setOpen] = useState(false);
  const [caller, setCaller] = useState<string>();
  useEffect(() => answerFindKey(() => setOpen(true)), []);
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
      <Suspense>
        {open && <FindDialog onClose={() => setOpen(false)} onNew={setCaller} />}
        {caller !== undefined && (
          <NewBookingDialog
            start={{ masterId: "any", date: salonDate(Date.now(), zone), wall: "" }}
            typed={caller}
            onClose={() => setCaller(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
