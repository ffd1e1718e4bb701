import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { notices } from "#app/lib/browser-notices.ts";

/** So that not every browser asks in the same instant, and a burst of notices is one question. */
const longestDelayMs = 1000;

/** Reads the free hours again when some came or went, for as long as a page shows them. */
export function useNotices(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unfollow = notices.follow(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: ["availability"] });
      }, Math.random() * longestDelayMs);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [queries]);
}
