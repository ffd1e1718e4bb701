import { useEffect, useRef } from "react";

/**
 * Whether this part of the page is still shown. An answer can be late, and a lost one be found long after somebody has
 * left: it must not close or leave what they do by then.
 */
export function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** What is done after an answer, such as closing a dialog: only as long as this part of the page is still shown. */
export function useWhileHere(act: () => void): () => void {
  const isHere = useIsHere();
  return () => {
    if (isHere.current) act();
  };
}
