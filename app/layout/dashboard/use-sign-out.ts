import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { leave } from "#app/features/sign-in/leave.ts";
import { useSession } from "#app/lib/session.tsx";
import { unsaved } from "#app/lib/unsaved.ts";

/**
 * Signs out by way of the home page. The session ends only once the dashboard is gone, since its guard would send a
 * signed-out person to the login.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { signOut } = useSession();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (leaving.current) void leave(signOut);
    },
    [signOut],
  );
  return async () => {
    // Ask here: people who stay must not be signed out when they later go to another page.
    if (unsaved.ask && !(await unsaved.ask())) return;
    unsaved.ask = undefined;
    leaving.current = true;
    await navigate("/");
  };
}
