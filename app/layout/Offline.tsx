import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useNeedsNetwork } from "#app/layout/needs-network.ts";
import { useOnline } from "#app/lib/online.ts";
import { layoutTexts } from "#app/texts/en/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/**
 * Says that the connection is gone, and keeps the page meanwhile: a page that has to be fetched would end on an error,
 * with all that was typed. It opens when the connection is back.
 */
export function Offline() {
  const texts = useTexts(layoutTexts);
  const online = useOnline();
  const blocker = useBlocker(useNeedsNetwork());
  const waits = blocker.state === "blocked";
  useEffect(() => {
    if (online && blocker.state === "blocked") blocker.proceed();
  }, [online, blocker]);

  /** The browser may be wrong about being offline: the salon's answer counts. */
  async function tryAgain() {
    const reached = await fetch("/api/ready", { cache: "no-store" }).catch(() => null);
    if (reached && blocker.state === "blocked") blocker.proceed();
  }

  // The status stands empty while all is well: a screen reader hears only what changes in one that it knows.
  return (
    <div role="status" className={online ? undefined : "strip strip-offline"}>
      {!online && (waits ? texts.offlineWaits : texts.offline)}
      {!online && waits && (
        <button type="button" onClick={() => void tryAgain()}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
