import { useEffect } from "react";
import { useRole } from "#app/data/me.ts";
import { Providers } from "#app/layout/Providers.tsx";
import { useSession } from "#app/lib/session.tsx";
import { setVisitor } from "#app/lib/visitor.ts";

/** Passes the session on to the public pages. Renders nothing; loaded once the page is usable. */
export default function VisitorBridge() {
  return (
    <Providers>
      <Bridge />
    </Providers>
  );
}

function Bridge() {
  const { loading, user, signOut } = useSession();
  const role = useRole();
  useEffect(() => {
    setVisitor({
      known: !loading,
      user: user && { name: user.displayName ?? user.email, photo: user.photoURL },
      role,
      signOut,
    });
  }, [loading, user, role, signOut]);
  return null;
}
