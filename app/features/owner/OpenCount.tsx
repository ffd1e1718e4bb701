import { useOpenExceptions } from "#app/data/exceptions.ts";
import { manageBookingsTexts } from "#app/texts/en/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** How many open things wait for the owner; nothing while there are none. */
export function OpenCount() {
  const texts = useTexts(manageBookingsTexts);
  const open = useOpenExceptions();
  if (open === 0) return null;
  return (
    <span className="badge badge-new num ml-auto">
      {open}
      <span className="sr"> {texts.open}</span>
    </span>
  );
}
