import { useEffect } from "react";
import { isOnline, noteNoAnswer, onOnlineChange, useOnline } from "#app/lib/online.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** What is said of a page that could not be made. When nothing but the connection is missing, it is loaded again by itself. */
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

/** Whether nothing is broken but the connection: browsers have a TypeError of their own wording for it. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|networkerror/i.test(error.message);
}

function useReloadWhenBack(waits: boolean): void {
  useEffect(() => {
    if (!waits) return;
    return onOnlineChange(() => {
      if (isOnline()) window.location.reload();
    });
  }, [waits]);
}
