import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react/pure";
import { createQueryClient } from "#app/lib/query-client.ts";
import { SessionProvider } from "#app/lib/session.tsx";
import { Toaster } from "#app/ui/Toaster.tsx";
import type { Salon } from "#contract/salon.ts";
import { salon } from "#tests/support/components/salon-data.ts";

/**
 * Shows a part of a page with what stands around every page: the router, the salon, what was read, and notices. Nobody is
 * signed in: who may read what is the salon's business.
 * @param at the address, with its query
 * @param of the salon as its server describes it
 * @param addressLags lets no other address come, as on a machine that takes long to draw it
 */
export async function show(
  part: ReactNode,
  { at = "/", addressLags = false, of = salon }: { at?: string; addressLags?: boolean; of?: Salon } = {},
) {
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <main>{part}</main>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
  // As on every page, what the root has loaded stays while the address changes.
  const loader = () => (addressLags ? new Promise<never>(() => {}) : { salon: of });
  const root = { id: "root", path: "*", element, loader, shouldRevalidate: () => addressLags };
  const router = createMemoryRouter([root], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: { salon: of } } },
  });
  // What was asked for and never came would hold back the next test's page.
  onTestFinished(() => router.dispose());
  const shown = await render(<RouterProvider router={router} />);
  return {
    ...shown,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goBack: () => router.navigate(-1),
  };
}
