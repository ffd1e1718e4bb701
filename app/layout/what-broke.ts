import { useEffect } from "react";
import { isOnline, noteNoAnswer, onOnlineChange, useOnline } from "#app/lib/online.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** What to say about a page that failed. If only the connection is missing, the page reloads by itself. */
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

/** Whether only the connection failed. Browsers have a message each for it, and Vite one for a style sheet. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && /fetch|load failed|networkerror|preload css/i.test(error.message);
}

function useReloadWhenBack(waits: boolean): void {
  useEffect(() => {
    if (!waits) return;
    return onOnlineChange(() => {
      if (isOnline()) window.location.reload();
    });
  }, [waits]);
}
