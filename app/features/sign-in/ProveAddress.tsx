import { Suspense } from "react";
import { useSession } from "#app/lib/session.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { lazyOrNothing } from "#app/ui/lazy-or-nothing.tsx";

/** It loads with all the sign-in messages. */
const SendVerification = lazyOrNothing(() => import("#app/features/sign-in/SendVerification.tsx"));

/** As high as what loads, so that nothing below moves from under a finger. */
const room = <div aria-busy="true" className={buttonClass({ size: "sm" }, "invisible mb-3")} />;

/** Sends the link again to a signed-in person whose address is not verified. Loaded only for those few. */
export function ProveAddress() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense fallback={room}>
      <SendVerification />
    </Suspense>
  );
}
