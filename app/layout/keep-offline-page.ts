import { useEffect } from "react";

/** Lets the browser keep the page that it shows in place of one that it can't fetch, once it has time. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const keep = () => void navigator.serviceWorker.register("/offline-worker.js").catch(() => {});
    const wait = setTimeout(keep, 5000);
    return () => clearTimeout(wait);
  }, []);
}
