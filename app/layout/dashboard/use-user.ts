import type { IdentityUser } from "#app/lib/identity/port.ts";
import { useSession } from "#app/lib/session.tsx";

/** The signed-in person, on pages behind the guard. */
export function useUser(): IdentityUser & { firstName: string } {
  const { user } = useSession();
  if (!user) throw new Error("A dashboard page is shown behind the guard.");
  return { ...user, firstName: (user.displayName ?? user.email).split(/[ @]/)[0] ?? "" };
}
