import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** From here on the server knows the slot, so a reloaded page must not read it from its URL. */
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
