import { useEffect, useRef, useState } from "react";

const typingPauseMs = 250;

/**
 * What is typed into a search, looked for once the typing pauses; without spaces around it.
 * @param search what is looked for now; when something else changes it, it is what stands in the field
 * @param onLook keeps its identity from render to render
 */
export function useTypedSearch(
  search: string,
  onLook: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const lookedFor = useRef(search);
  useEffect(() => {
    // Changed by something else: a link, the way back, 'Show all'.
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
