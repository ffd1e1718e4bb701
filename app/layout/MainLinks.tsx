import { Link, useLocation } from "react-router";
import { mainLinks } from "#app/layout/links.ts";

/** The site's main links, the current page marked. Links to places on a page are never current. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  const { pathname } = useLocation();
  return mainLinks.map(({ label, to }) => (
    <Link
      key={label}
      to={to}
      prefetch="intent"
      aria-current={to === pathname ? "page" : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  ));
}
