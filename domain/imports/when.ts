import { toLatinDigits } from "#domain/digits.ts";
import type { RefusalReason } from "#domain/imports/lines.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The most characters of a date with its time. */
const longest = 60;

/**
 * The instant that a date and a time mean on the salon's clock, as spreadsheets and programs write them:
 * '2026-11-30', '30/11/2026', '30 Nov 2026' with '14:00' or '2:00 pm', in one cell or in two.
 * @param monthFirst whether 11/30/2026 is a date in November
 * @returns epoch milliseconds, or why the line is refused, such as an hour that the clocks skip or repeat
 */
export function readStart(
  cells: { date: string; time: string },
  zone: string,
  monthFirst: boolean,
): number | RefusalReason {
  const text = toLatinDigits(`${cells.date} ${cells.time}`).replace(/\s+/g, " ").trim().toLowerCase();
  if (text.length > longest) return "wrong_date";
  const start = readAs(text, zone, monthFirst);
  // A month above twelve. Read the other way round it would be a date, but a file has a single order.
  return start === "wrong_date" && readAs(text, zone, !monthFirst) !== "wrong_date" ? "other_order" : start;
}

function readAs(text: string, zone: string, monthFirst: boolean): number | RefusalReason {
  const { offset, rest: said } = takeOffset(text);
  const { time, rest } = takeTime(said);
  const date = dateOf(rest, monthFirst);
  if (!date || !time) return "wrong_date";
  try {
    if (offset !== null)
      return Temporal.PlainDateTime.from({ ...date, ...time }, { overflow: "reject" }).toZonedDateTime(offset)
        .epochMilliseconds;
    const wall = Temporal.PlainDateTime.from({ ...date, ...time }, { overflow: "reject" });
    const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
      wall.toZonedDateTime(zone, { disambiguation }),
    );
    if (!earlier || !later) return "wrong_date";
    if (earlier.epochMilliseconds === later.epochMilliseconds) return earlier.epochMilliseconds;
    return earlier.toPlainDateTime().equals(wall) ? "hour_twice" : "no_such_hour";
  } catch {
    return "wrong_date";
  }
}

/** The UTC offset in a text, as in '14:00+06:00' and '14:00:00Z', and the rest of the text. */
function takeOffset(text: string): { offset: string | null; rest: string } {
  const found = /(?<=:\d{2}(?:\.\d+)?)\s?(z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/.exec(text);
  if (!found) return { offset: null, rest: text };
  const rest = text.slice(0, found.index);
  const said = found[1] ?? "";
  return { offset: said === "z" ? "UTC" : said, rest };
}

/** The time in a text, and the rest of the text. */
function takeTime(text: string): { time: { hour: number; minute: number } | null; rest: string } {
  const found = /(?:^|[\st,])(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.0+)?)?\s*([ap])?\.?(?:m\.?)?\s*$/.exec(text);
  const short = found ?? /(?:^|\s)(\d{1,2})()\s*([ap])\.?m\.?\s*$/.exec(text);
  if (!short) return { time: null, rest: text };
  const [said, hours, minutes, half] = short;
  const rest = text.slice(0, text.length - said.length).trim();
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return { time: null, rest };
  const of24 = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return { time: { hour: of24, minute: Number(minutes || 0) }, rest };
}

function dateOf(text: string, monthFirst: boolean): { year: number; month: number; day: number } | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (numbers) {
    const [, first, second, year] = numbers.map(Number);
    const [day, month] = monthFirst ? [second, first] : [first, second];
    if (day === undefined || month === undefined || year === undefined) return null;
    return { year: year < 100 ? 2000 + year : year, month, day };
  }
  const plain = text.replace(/^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[,.]?\s+/, "").replace(/,/g, " ");
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4})$/.exec(plain);
  if (dayFirst) return named(dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthNamed = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\s+(\d{4})$/.exec(plain);
  return monthNamed ? named(monthNamed[2], monthNamed[1], monthNamed[3]) : null;
}

function named(day = "", month = "", year = "") {
  const at = months.indexOf(month);
  return at === -1 ? null : { year: Number(year), month: at + 1, day: Number(day) };
}
