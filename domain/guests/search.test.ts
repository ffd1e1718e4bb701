import { expect, test } from "vitest";
import { readSearch, termsOf } from "#domain/guests/search.ts";

const nadia = {
  name: "Nadia Islam",
  phoneKey: "01711204118",
  email: "n.islam@example.com",
  address: "14 Asad Avenue",
};

/** Whether a search finds a guest, as the database looks: each word is the beginning of a term. */
function finds(typed: string, guest = nadia): boolean {
  const terms = termsOf(guest);
  return readSearch(typed).every((forms) =>
    forms.some((form) => terms.some((term) => term.startsWith(form))),
  );
}

test.each([
  "nad",
  "ADIA",
  "islam nadia",
  "0171",
  "+880 1711 204",
  "৮৮০১৭১১",
  "204-118",
  "01711 204 118",
  "nadia 0171",
  "example.com",
  "n.islam",
  "asad",
  "14 asad",
])("'%s' finds Nadia Islam of Asad Avenue", (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(["nadira", "0181", "nadia 0181", "dhanmondi"])("'%s' does not", (typed) => {
  expect(finds(typed)).toBe(false);
});

test("a name in Bangla is found by a part of it", () => {
  expect(finds("দিয়া", { ...nadia, name: "নাদিয়া ইসলাম" })).toBe(true);
});

test("a name is found however many pictures stand before it", () => {
  const name = "🌸🌸🌸🌸Rima Das";
  for (const typed of ["rima", "das", "🌸rim"])
    expect([typed, finds(typed, { ...nadia, name })]).toEqual([typed, true]);
});

test("the longest word comes first, single letters are dropped, and four words are used", () => {
  expect(readSearch("a na islam")).toEqual([["islam"], ["na"]]);
  expect(readSearch("  ")).toEqual([]);
  expect(readSearch("one two three four five")).toHaveLength(4);
});

test("a guest's search text is bounded, however long the name is", () => {
  const long = { name: "x y".repeat(60), phoneKey: "1".repeat(15), email: "", address: "z".repeat(200) };
  expect(termsOf(long).length).toBeLessThan(200);
  expect(Math.max(...termsOf(long).map((term) => term.length))).toBe(16);
});
