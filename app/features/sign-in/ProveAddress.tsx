import { lazy, Suspense } from "react";
import { useSession } from "#app/lib/session.tsx";

/** Comes with all that can be said of a sign-in. Without it the page stays as it is, with what was typed there. */
const SendVerification = lazy(() =>
  import("#app/features/sign-in/SendVerification.tsx").then(
    ({ SendVerification }) => ({ default: SendVerification }),
    () => ({ default: () => <></> }),
  ),
);

/** Sends the link once more to a signed-in person without a proved address; fetched for those few alone. */
export function ProveAddress() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense>
      <SendVerification />
    </Suspense>
  );
}
