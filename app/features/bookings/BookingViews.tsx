import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Filters, isView, viewPath, views } from "#app/features/bookings/filters.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Views of the bookings, one press away. Each has its own URL. */
export function BookingViews({ filters }: { filters: Filters }) {
  const texts = useTexts(manageBookingsTexts);
  const row = useRef<HTMLElement>(null);
  const shown = views.find((view) => isView(view, filters))?.name;
  useEffect(() => {
    if (row.current && shown) reveal(row.current);
  }, [shown]);
  return (
    <nav ref={row} className="booking-views" aria-label={texts.views.name}>
      {views.map(({ name }) => (
        <Link
          key={name}
          to={viewPath(name)}
          preventScrollReset
          aria-current={name === shown ? "page" : undefined}
        >
          {texts.views[name]}
        </Link>
      ))}
    </nav>
  );
}

/** The row's padding on a phone, in pixels. */
const inset = 16;

/** On a phone the row of views is wider than the page. Only the row moves, and the page stays. */
function reveal(row: HTMLElement): void {
  const view = row.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (view) row.scrollLeft += Math.min(view.left - left - inset, 0) + Math.max(view.right - right + inset, 0);
}
