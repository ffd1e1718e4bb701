import { expect, test } from "vitest";
import { guessMeanings, isEnough, toLines } from "#app/features/imports/columns.ts";
import { type ReadFile, readFile } from "#app/features/imports/read-file.ts";
import { csv } from "#app/lib/csv.ts";

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "guests.csv");
async function read(content: string | Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const found = await readFile(file(content), 10_000);
  if (typeof found === "string" || "openQuoteIn" in found) throw new Error(JSON.stringify(found));
  return found;
}

test.each([
  ["commas", "Name,Phone\r\nNadia,01711204118"],
  ["semicolons", "Name;Phone\nNadia;01711204118\n\n"],
  ["tabs", "Name\tPhone\rNadia\t01711204118"],
  ["a byte order mark", "\uFEFFName,Phone\nNadia,01711204118"],
])("a file with %s is read", async (_, content) => {
  expect(await read(content)).toMatchObject({
    columns: ["Name", "Phone"],
    lines: [["Nadia", "01711204118"]],
  });
});

test.each([
  ["sep=;\r\nName;Phone\r\nNadia, Rina;01711204118", "Nadia, Rina"],
  ['"sep=|"\nName|Phone\nNadia|01711204118', "Nadia"],
  ["sep=,\nName,Phone;Mobile\nNadia,01711204118", "Nadia"],
])("the first line in which Excel names the separator is no row: %j", async (content, name) => {
  const found = await read(content);
  expect(found.columns[0]).toBe("Name");
  expect(found.lines).toEqual([[name, "01711204118"]]);
});

test("Windows-1252 and Excel's UTF-16 are read, and Bangla in UTF-8", async () => {
  const old = Uint8Array.from(
    [..."Name,City\nZo"].map((sign) => sign.charCodeAt(0)).concat(0xe9, 0x2c, 0x41),
  );
  expect((await read(old)).lines).toEqual([["Zoé", "A"]]);
  const wide = new Uint8Array(
    new Uint16Array(
      [0xfeff, ..."Name,City\nZoé,A"].map((sign) => (typeof sign === "number" ? sign : sign.charCodeAt(0))),
    ).buffer,
  );
  expect((await read(wide)).lines).toEqual([["Zoé", "A"]]);
  expect((await read("নাম,মোবাইল\nনাদিয়া,০১৭১১২০৪১১৮")).lines).toEqual([["নাদিয়া", "০১৭১১২০৪১১৮"]]);
});

test("a file that is not a table, empty or too long is refused", async () => {
  expect(await readFile(file(""), 10_000)).toBe("empty");
  expect(await readFile(file("Name,Phone\n\n"), 10_000)).toBe("empty");
  expect(await readFile(file("only one column\nNadia"), 10_000)).toBe("no_table");
  expect(await readFile(file("PK\u0003\u0004\0\0,a"), 10_000)).toBe("no_table");
  expect(await readFile(file(`Name,Phone\n${"a,1\n".repeat(10_001)}`), 10_000)).toBe("too_long");
  expect(await read(`Name,Phone\n${"a,1\n".repeat(10_000)}`)).toMatchObject({ columns: ["Name", "Phone"] });
});

test("an unclosed quotation mark is reported with its row and swallows no guests", async () => {
  const guests = "Rina,01811204118,\nMina,01911204118,";
  expect(await readFile(file(`Name,Phone,Note\nNadia,01711204118,"tea\n${guests}`), 10_000)).toEqual({
    openQuoteIn: 2,
  });
  const inside = `Name,Phone,Note\nRina,01811204118,\n"Nadia" Islam,01711204118,\n${guests}`;
  expect(await readFile(file(inside), 10_000)).toEqual({ openQuoteIn: 3 });
});

test("an exported file can be imported unchanged, including formulas, quotes and line ends", async () => {
  const cells = ["=cmd()", "+8801711204118", "-5", "'=x", "''+y", '"quoted", one\ntwo', "@nadia", "'plain'"];
  const rows = [cells.map((_, index) => `c${index}`), cells];
  expect((await read(csv(rows))).lines).toEqual([cells]);
});

test("columns are recognized by their names in many programs, and by their contents", async () => {
  const found = await read(
    "Client ID,First Name,Surname name,Mobile No,E-mail,Remarks,City,Fax,x\n7,a,b,c,d,e,f,g,01711204118",
  );
  expect(guessMeanings("guests", found)).toEqual([
    "externalId",
    "name",
    "name",
    "number",
    "email",
    "note",
    "address",
    "none",
    "number",
  ]);
  expect(guessMeanings("guests", await read("নাম,মোবাইল,ঠিকানা\nক,খ,গ"))).toEqual(["name", "number", "address"]);
});

test("columns with the same meaning are joined, but of two numbers the first non-empty one counts", async () => {
  const found = await read("First,Last,Home,Mobile\nNadia,Islam,,01711204118");
  const meant = ["name", "name", "number", "number"] as const;
  expect(toLines(found, meant)).toMatchObject([{ row: 2, name: "Nadia Islam", number: "01711204118" }]);
  expect(isEnough("guests", meant)).toBe(true);
  expect(isEnough("guests", ["name", "note"])).toBe(false);
});
