import { useCallback, useEffect, useRef, useState } from "react";
import { type BlockerFunction, useBlocker, useLocation, useMatches } from "react-router";
import { isOnline, reachServer, useOnline, waiting } from "#app/lib/online.ts";
import { isLostBetween, unsaved } from "#app/lib/unsaved.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { closeTopModal, topModal } from "#app/ui/modals.ts";

/**
 * Says that the connection is gone, and keeps the page meanwhile: a page that has to be fetched would end on an error,
 * with all that was typed. It opens when the connection is back. The browser's Back closes an open dialog, and not the
 * page below it.
 */
export function Offline() {
  const texts = useTexts(layoutTexts);
  const online = useOnline();
  const shown = useShownPages();
  const isBack = useRef(false);
  const hasToWait = useHasToWait(shown);
  const blocker = useBlocker((step) => {
    isBack.current = step.historyAction === "POP";
    return (isBack.current && topModal() !== undefined) || hasToWait(step);
  });
  const [asking, setAsking] = useState(false);
  const waits = blocker.state === "blocked" && !asking;
  const { pathname } = useLocation();
  const asked = useRef<unknown>(undefined);
  const agreed = useRef<unknown>(undefined);

  /**
   * Asks once per navigation whether unsaved work may be lost. Then it opens the page, or waits for the connection
   * without asking again. The page opens only once, although a returning connection and the answer both lead here.
   */
  const open = useCallback(
    async (isReached: boolean) => {
      if (blocker.state !== "blocked") return;
      const { location } = blocker;
      if (isBack.current && asked.current !== location && topModal()) {
        blocker.reset();
        return closeTopModal();
      }
      if (asked.current !== location) {
        if (!isReached && unsaved.isSavedFirst) return;
        asked.current = location;
        setAsking(true);
        const may = !unsaved.ask || (await unsaved.ask());
        // Another navigation began meanwhile and asks for itself.
        if (asked.current !== location) return;
        setAsking(false);
        if (!may) return blocker.reset();
        agreed.current = location;
      }
      const opens =
        isReached || isOnline() || location.pathname === pathname || shown.current.has(location.pathname);
      if (agreed.current !== location || !opens) return;
      agreed.current = undefined;
      blocker.proceed();
    },
    [blocker, pathname, shown],
  );
  useEffect(() => void open(online), [online, open]);
  useEffect(() => {
    waiting.forPage = waits;
    return () => {
      waiting.forPage = false;
    };
  }, [waits]);

  /** The browser may be wrong about being offline, so ask the salon's server. */
  async function tryAgain() {
    if (await reachServer()) void open(true);
  }

  function explain(): string {
    if (navigator.onLine) return waits ? texts.noAnswerWaits : texts.noAnswer;
    return waits ? texts.offlineWaits : texts.offline;
  }

  // The status element is always there, empty while all is well: screen readers announce only changes in one they
  // know.
  return (
    <div role="status" className={online ? undefined : "strip strip-offline"}>
      {!online && explain()}
      {!online && waits && (
        <button type="button" onClick={() => void tryAgain()}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

/**
 * Whether a navigation to another page has to wait: for the network, unless the page was already shown, or for the
 * question about unsaved work.
 */
function useHasToWait(shown: ReturnType<typeof useShownPages>): BlockerFunction {
  return useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname === to.pathname
        ? isLostBetween(new URLSearchParams(from.search), new URLSearchParams(to.search))
        : unsaved.ask !== undefined || (!isOnline() && !shown.current.has(to.pathname)),
    [shown],
  );
}

/** The paths of this document that were already shown and need no server data to open. */
function useShownPages() {
  const shown = useRef(new Set<string>());
  const { pathname } = useLocation();
  const [, ...inside] = useMatches();
  const takesData = inside.some(({ loaderData }) => loaderData !== undefined);
  useEffect(() => {
    if (!takesData) shown.current.add(pathname);
  }, [pathname, takesData]);
  return shown;
}
