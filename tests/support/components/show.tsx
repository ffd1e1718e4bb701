import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, parsePath, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react/pure";
import { createQueryClient } from "#app/lib/query-client.ts";
import { SessionProvider } from "#app/lib/session.tsx";
import { Toaster } from "#app/ui/Toaster.tsx";
import type { Salon } from "#contract/salon.ts";
import { salon } from "#tests/support/components/salon-data.ts";

/**
 * Renders a part of a page within the frame of every page: the router, the salon, the query cache and notices. Nobody
 * is signed in, since only the salon decides who may read what.
 * @param at the address, with its query
 * @param of the salon as its server describes it
 * @param state the navigation state that leads there
 * @param addressLags blocks changes of the address, as if a slow machine took long to render them
 */
export async function show(
  part: ReactNode,
  {
    at = "/",
    state = null,
    addressLags = false,
    of = salon,
  }: { at?: string; state?: unknown; addressLags?: boolean; of?: Salon } = {},
) {
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <main>{part}</main>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
  // As on every page, the root's data stays while the address changes.
  const loader = () => (addressLags ? new Promise<never>(() => {}) : { salon: of });
  const root = { id: "root", path: "*", element, loader, shouldRevalidate: () => addressLags };
  const router = createMemoryRouter([root], {
    initialEntries: [{ ...parsePath(at), state }],
    hydrationData: { loaderData: { root: { salon: of } } },
  });
  // A pending request would block the next test's page.
  onTestFinished(() => router.dispose());
  const shown = await render(<RouterProvider router={router} />);
  return {
    ...shown,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goBack: () => router.navigate(-1),
  };
}
