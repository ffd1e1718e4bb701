import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { Loader } from "#app/features/pictures/Loader.tsx";
import type { LoginState } from "#app/features/sign-in/return-place.ts";
import { useSession } from "#app/lib/session.tsx";

/**
 * Renders its children for everyone who is signed in. Sends everyone else to /login and remembers where to return.
 * @param waiting shown until it is known whether somebody is signed in
 */
export function Guard({ waiting = <Loader />, children }: { waiting?: ReactNode; children: ReactNode }) {
  const { loading, user, ended } = useSession();
  const location = useLocation();
  if (loading) return waiting;
  if (!user) return <Navigate to="/login" replace state={{ from: location, ended } satisfies LoginState} />;
  return children;
}
