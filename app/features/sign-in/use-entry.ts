import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { returnPlace } from "#app/features/sign-in/return-place.ts";
import { useSession } from "#app/lib/session.tsx";

/** Runs the work of signing in or up and leaves the page when it has succeeded; throws what the work throws. */
export type Enter = (work: () => Promise<void>) => Promise<void>;

/**
 * The way from a sign-in page to the place one came from. Somebody who is signed in without work of this page under way,
 * by another tab or from before, is led there at once.
 */
export function useEntry(): Enter {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const working = useRef(false);

  const leave = useCallback(() => void navigate(returnPlace(state), { replace: true }), [navigate, state]);

  useEffect(() => {
    if (user && !working.current) leave();
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
      leave();
    },
    [leave],
  );
}
