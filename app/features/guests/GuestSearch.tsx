import { useTypedSearch } from "#app/lib/use-typed-search.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

/** Searches once the typing pauses. */
export function GuestSearch({ search, onLook }: { search: string; onLook: (typed: string) => void }) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useTypedSearch(search, onLook);
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
