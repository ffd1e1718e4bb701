import { useCallback } from "react";
import { Link } from "react-router";
import { numberText } from "#app/lib/number-text.ts";
import { useTypedSearch } from "#app/lib/use-typed-search.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FilterLinks } from "#app/ui/FilterLinks.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { type GiftCardGroup, giftCardGroups, isMostOfCode, readCode } from "#domain/gift-cards.ts";

interface Props {
  search: string;
  /** Must be stable from render to render. */
  onLook: (typed: string) => void;
  only: GiftCardGroup | undefined;
  /** Absent while loading, and in answers of a former release. */
  counts: Record<GiftCardGroup, number> | undefined;
}

/**
 * Searches the sold cards, and shows one group of them. A code is money, so it is not searched for: it would stand in
 * addresses and logs. Its card is one press away.
 */
export function GiftCardFinder({ search, onLook, only, counts }: Props) {
  const texts = useTexts(soldGiftCardsTexts);
  const look = useCallback((wanted: string) => !isMostOfCode(wanted) && onLook(wanted), [onLook]);
  const [typed, setTyped] = useTypedSearch(search, look);
  const code = isMostOfCode(typed) ? readCode(typed) : null;
  const countOf = (group: GiftCardGroup | undefined) =>
    counts && numberText(group ? counts[group] : counts.part + counts.unused + counts.used + counts.refunded);
  return (
    <>
      <div className="finder">
        <search className="finder-search" aria-label={texts.search}>
          <SearchField label={texts.search} placeholder={texts.searchHint} typed={typed} onType={setTyped} />
        </search>
        <FilterLinks
          label={texts.groups}
          groups={giftCardGroups}
          only={only}
          name={(group) => (group ? texts.only[group] : texts.all)}
          count={countOf}
        />
      </div>
      <p className="sm mb-4 empty:hidden" role="status">
        {code && (
          <>
            {texts.isCode}{" "}
            <Link className="row-link" to={`/gift-card/balance#${code}`}>
              {texts.seeCode}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
