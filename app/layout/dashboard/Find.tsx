import "#app/layout/dashboard/find.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { findTexts } from "#app/texts/en/dashboard/find.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { topModal } from "#app/ui/modals.ts";

const FindDialog = lazy(() =>
  import("#app/features/desk/FindDialog.tsx").catch(() => ({
    // Without it the page that is open stays as it is, with what was typed there.
    default: (_: { onClose: () => void }) => <></>,
  })),
);

/** The way to a guest or a booking from any page of the desk: a press, or the key `/` outside of a field. */
export default function Find() {
  const texts = useTexts(findTexts);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (isField(target) || topModal()) return;
      // The key would be typed into the search.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
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
      {open && (
        <Suspense>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether what is typed there is the person's own. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}
