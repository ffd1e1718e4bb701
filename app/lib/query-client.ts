import { QueryClient } from "@tanstack/react-query";
import { isRefusal } from "#app/lib/api-error.ts";

const staleMs = 5 * 60 * 1000;
const retries = 3;
const longestWaitMs = 30_000;

/** The cache of what was read: fresh for five minutes, reads tried again, changes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (failures, error) => failures < retries && !isRefusal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestWaitMs),
      },
      // Without a connection a change fails at once: one that is sent later, by itself, would surprise.
      mutations: { retry: 0, networkMode: "always" },
    },
  });
}
