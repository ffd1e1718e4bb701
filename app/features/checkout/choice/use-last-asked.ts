import { type RefObject, useEffect, useRef } from "react";

/**
 * The last request. An answer counts only while its request is here: not after another request, nor once the page is
 * left.
 */
export function useLastAsked<Question>(): RefObject<Question | undefined> {
  const last = useRef<Question>(undefined);
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [],
  );
  return last;
}
