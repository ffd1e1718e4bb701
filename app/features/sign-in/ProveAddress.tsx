import { lazy, Suspense } from "react";
import { useSession } from "#app/lib/session.tsx";

/** It loads with all the sign-in messages. If that fails, the page stays as it is, with what was typed. */
const SendVerification = lazy(() =>
  import("#app/features/sign-in/SendVerification.tsx").then(
    ({ SendVerification }) => ({ default: SendVerification }),
    () => ({ default: () => <></> }),
  ),
);

/** Sends the link again to a signed-in person whose address is not verified. Loaded only for those few. */
export function ProveAddress() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense>
      <SendVerification />
    </Suspense>
  );
}
