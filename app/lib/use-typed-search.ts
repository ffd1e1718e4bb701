import { useEffect, useRef, useState } from "react";

const typingPauseMs = 250;

/**
 * A search field's text, without surrounding spaces. It is looked for once the typing pauses.
 * @param search what is looked for now; if something else changes it, the field shows the new value
 * @param onLook must be stable from render to render
 */
export function useTypedSearch(
  search: string,
  onLook: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const lookedFor = useRef(search);
  useEffect(() => {
    // Something else changed it: a link, Back, or 'Show all'.
    if (search !== lookedFor.current) setTyped(search);
    lookedFor.current = search;
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === lookedFor.current) return;
    const pause = setTimeout(() => {
      lookedFor.current = wanted;
      onLook(wanted);
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed, onLook]);
  return [typed, setTyped];
}
