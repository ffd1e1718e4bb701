import { useEffect } from "react";
import { isOnline, noteNoAnswer, onOnlineChange, useOnline, waiting } from "#app/lib/online.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/**
 * What to say about a page that failed. If only the connection is missing, the page reloads by itself, unless another
 * one was chosen meanwhile.
 */
export function useWhatBroke(error: unknown): { tab: string; title: string; text: string } {
  const texts = useTexts(layoutTexts);
  const unreached = isUnreached(error);
  const online = useOnline();
  useEffect(() => {
    if (unreached) void noteNoAnswer();
  }, [unreached]);
  useReloadWhenBack(unreached && !online);
  return unreached
    ? { tab: texts.unreached, title: texts.unreached, text: texts.unreachedText }
    : { tab: texts.brokenTitle, title: texts.broken, text: texts.brokenText };
}

/** How the message of a failed connection begins: in each browser, and Vite's for a style sheet. */
const unreachedWords = /^(failed to fetch|load failed|networkerror|unable to preload css)/i;

/** Whether only the connection failed. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && unreachedWords.test(error.message);
}

function useReloadWhenBack(waits: boolean): void {
  useEffect(() => {
    if (!waits) return;
    return onOnlineChange(() => {
      if (isOnline() && !waiting.forPage) window.location.reload();
    });
  }, [waits]);
}
