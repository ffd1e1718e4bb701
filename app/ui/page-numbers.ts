/**
 * The page numbers to show among `pages`, around `page`: the first, the last, the neighbours, and a named gap where
 * some are left out. A gap never stands for a single page.
 */
export function pageNumbers(page: number, pages: number): (number | "gap-before" | "gap-after")[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pages - 2 ? pages : page + 1;
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1, "gap-before" as const] : []),
    ...near,
    ...(to < pages ? ["gap-after" as const, pages] : []),
  ];
}
