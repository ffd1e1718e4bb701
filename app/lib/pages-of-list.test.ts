import { expect, test } from "vitest";
import { nextCursor, readWholeList } from "#app/lib/pages-of-list.ts";

const headersOf = (link?: string) => new Headers(link === undefined ? {} : { link });

test("a list is read to its end, each page once and in order", async () => {
  const pages = [["a", "b"], ["c", "d"], ["e"]];
  const asked: (string | undefined)[] = [];
  const rows = await readWholeList(async (cursor, onHeaders) => {
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    const isLast = page === pages.length - 1;
    onHeaders(headersOf(isLast ? undefined : `</api/users?limit=2&cursor=${page + 1}>; rel="next"`));
    return pages[page] ?? [];
  });
  expect(rows).toEqual(["a", "b", "c", "d", "e"]);
  expect(asked).toEqual([undefined, "1", "2"]);
});

test("a cursor is passed on unchanged, whatever it contains", () => {
  const link = '</api/bookings?search=a+b&limit=2&cursor=id%7Edigest%2B>; rel="next"';
  expect(nextCursor(headersOf(link))).toBe("id~digest+");
  expect(nextCursor(headersOf())).toBeUndefined();
});
