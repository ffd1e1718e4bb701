import { type RefObject, useEffect, useRef } from "react";

/** What was asked last. An answer counts while it stands here: not once something else was asked, or the page was left. */
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
