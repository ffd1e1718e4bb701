import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Says the title of a page that is opened from another one. Browsers say it of a document that they load; of a page
 * that takes the place of another in it, who listens would hear nothing.
 */
export function PageTitle() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    setSaid(document.title);
  }, [pathname]);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
