import { useTypedSearch } from "#app/lib/use-typed-search.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { SearchField } from "#app/ui/SearchField.tsx";

/** Searches once the typing pauses. */
export function GuestSearch({ search, onLook }: { search: string; onLook: (typed: string) => void }) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useTypedSearch(search, onLook);
  return (
    <search className="finder-search" aria-label={texts.search}>
      <SearchField label={texts.search} placeholder={texts.searchHint} typed={typed} onType={setTyped} />
    </search>
  );
}
