import { Link } from "react-router";
import { type Filters, isView, viewPath, views } from "#app/features/bookings/filters.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Views of the bookings, one press away. Each has its own URL. */
export function BookingViews({ filters }: { filters: Filters }) {
  const texts = useTexts(manageBookingsTexts);
  return (
    <nav className="booking-views" aria-label={texts.views.name}>
      {views.map((view) => (
        <Link
          key={view.name}
          to={viewPath(view.name)}
          preventScrollReset
          aria-current={isView(view, filters) ? "page" : undefined}
          ref={isView(view, filters) ? reveal : undefined}
        >
          {texts.views[view.name]}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the row of views is wider than the page. */
function reveal(view: HTMLElement | null): void {
  view?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
