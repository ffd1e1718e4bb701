import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { learnWholeRoutes } from "#app/layout/whole-routes.ts";
import { createQueryClient } from "#app/lib/query-client.ts";
import { onPersonGone, SessionProvider } from "#app/lib/session.tsx";

let browserClient: QueryClient | undefined;

/** What pages behind the session need: one query cache per browser, and who is signed in. Not for public pages. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useEffect(() => void learnWholeRoutes(), []);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  );
}

/** What was read for one person is dropped before another person's page shows. */
function createBrowserClient(): QueryClient {
  const client = createQueryClient();
  onPersonGone(() => client.getQueryCache().clear());
  return client;
}

/** On the server every render has its own cache, so that nobody sees another person's answers. */
function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  browserClient ??= createBrowserClient();
  return browserClient;
}
