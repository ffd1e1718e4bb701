import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { returnPlace } from "#app/features/sign-in/return-place.ts";
import { useSession } from "#app/lib/session.tsx";

/**
 * Runs the work of signing in or up, and leaves the page once it has succeeded. It ends when the next page is there.
 * Throws what the work throws.
 */
export type Enter = (work: () => Promise<void>) => Promise<void>;

/**
 * Leads from a sign-in page to the place one came from. Somebody who is already signed in, or signs in in another
 * tab, is taken there at once, unless this page is doing its own sign-in.
 */
export function useEntry(): Enter {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const working = useRef(false);

  const leave = useCallback(() => navigate(returnPlace(state), { replace: true }), [navigate, state]);

  useEffect(() => {
    if (user && !working.current) void leave();
  }, [user, leave]);

  return useCallback(
    async (work) => {
      working.current = true;
      try {
        await work();
      } catch (error) {
        working.current = false;
        throw error;
      }
      await leave();
    },
    [leave],
  );
}
