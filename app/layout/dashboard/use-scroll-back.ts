import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * After Back or a reload, scrolls to where the page was once it is long enough: the router scrolls at once, when the
 * page may have only skeletons. A press before that ends it.
 */
export function useScrollBack(): void {
  const restored = useContext(RouterState)?.restoreScrollPosition;
  useEffect(() => {
    const wanted = restored === false ? placeBeforeReload() : restored;
    if (!wanted) return;
    const growth = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight < wanted) return;
      growth.disconnect();
      scrollTo(0, wanted);
    });
    const stop = () => growth.disconnect();
    const acts = ["wheel", "pointerdown", "keydown"];
    for (const act of acts) addEventListener(act, stop);
    growth.observe(document.body);
    return () => {
      stop();
      for (const act of acts) removeEventListener(act, stop);
    };
  }, [restored]);
}

/** As the router keeps it when the page is left. */
function placeBeforeReload(): number | undefined {
  try {
    const places = JSON.parse(sessionStorage.getItem("react-router-scroll-positions") ?? "{}");
    return places[history.state.key];
  } catch {
    return undefined;
  }
}
