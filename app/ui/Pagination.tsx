import { useEffect, useRef } from "react";
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

/**
 * Page numbers as links; a long row is shortened. Renders nothing for a single page. Where the first or the last page
 * takes the pressed arrow away, the focus goes to the page's number.
 */
export function Pagination({ page, pages, to }: Props) {
  const texts = useTexts(uiTexts);
  const current = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is not read, its change is what counts.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      current.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [page]);
  const press = () => {
    isPressed.current = true;
  };
  if (pages < 2) return null;
  return (
    <nav className="pager num" aria-label={texts.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} onClick={press} aria-label={texts.previousPage}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {pageNumbers(page, pages).map((entry) =>
        typeof entry === "number" ? (
          <Link
            key={entry}
            ref={entry === page ? current : undefined}
            to={to(entry)}
            aria-current={entry === page ? "page" : undefined}
          >
            {texts.page(entry)}
          </Link>
        ) : (
          <span key={entry}>…</span>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} onClick={press} aria-label={texts.nextPage}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
