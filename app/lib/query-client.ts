import { onlineManager, QueryClient } from "@tanstack/react-query";
import { isRefusal } from "#app/lib/api-error.ts";
import { isOnline, onOnlineChange } from "#app/lib/online.ts";

const staleMs = 5 * 60 * 1000;
const retries = 3;
const longestWaitMs = 30_000;

/** The cache of reads: fresh for five minutes. Failed reads are retried, failed changes never. */
export function createQueryClient(): QueryClient {
  if (typeof window !== "undefined") watchConnection();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (failures, error) => failures < retries && !isRefusal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestWaitMs),
      },
      // Without a connection a change fails at once. It would surprise people if it were sent later by itself.
      mutations: { retry: 0, networkMode: "always" },
    },
  });
}

/** Reads wait while the server can't be reached, and are sent when it can. */
function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    // Catch up: changes were not reported while nobody listened.
    setOnline(isOnline());
    return onOnlineChange(() => setOnline(isOnline()));
  });
}
