import { useEffect, useRef, useState } from "react";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

const typingPauseMs = 250;

/** Looks once the typing pauses. */
export function GuestSearch({ search, onLook }: { search: string; onLook: (typed: string) => void }) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useState(search);
  const lookedFor = useRef(search);
  useEffect(() => {
    // Changed by something else: a link, the way back, 'Show all guests'.
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
  return (
    <search className="guest-search" aria-label={texts.search}>
      <label className="sr" htmlFor="guest-search">
        {texts.search}
      </label>
      <div className="search">
        <Icon name="search" />
        <input
          className="in"
          id="guest-search"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={texts.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </search>
  );
}
