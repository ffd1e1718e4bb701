import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** From here on the server knows the hour: a page that is loaded again asks there, not its address. */
export function useForgetHourInAddress(): void {
  const [query, setQuery] = useSearchParams();
  const isNamed = query.has("at") || query.has("like");
  useEffect(() => {
    if (!isNamed) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("at");
        next.delete("like");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, setQuery]);
}
