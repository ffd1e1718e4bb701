import { useEffect } from "react";
import { Providers } from "#app/layout/Providers.tsx";
import { useSession } from "#app/lib/session.tsx";
import { setVisitor } from "#app/lib/visitor.ts";

/** Carries the session over to the public pages. Shows nothing; loaded once the page is usable. */
export default function VisitorBridge() {
  return (
    <Providers>
      <Bridge />
    </Providers>
  );
}

function Bridge() {
  const { loading, user, isAdmin, signOut } = useSession();
  useEffect(() => {
    setVisitor({
      known: !loading,
      user: user && { name: user.displayName ?? user.email, photo: user.photoURL },
      isAdmin,
      signOut,
    });
  }, [loading, user, isAdmin, signOut]);
  return null;
}
