import { Link } from "react-router";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { pageNumbers } from "#app/ui/page-numbers.ts";

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page: (2) => "?page=2". */
  to: (page: number) => string;
}

/** Page numbers as links; a long row is shortened. Renders nothing for a single page. */
export function Pagination({ page, pages, to }: Props) {
  const texts = useTexts(uiTexts);
  if (pages < 2) return null;
  return (
    <nav className="pager num" aria-label={texts.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} aria-label={texts.previousPage}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {pageNumbers(page, pages).map((entry) =>
        typeof entry === "number" ? (
          <Link key={entry} to={to(entry)} aria-current={entry === page ? "page" : undefined}>
            {texts.page(entry)}
          </Link>
        ) : (
          <span key={entry}>…</span>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} aria-label={texts.nextPage}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
