import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { internationalMobile } from "#domain/mobile.ts";

/** Which of two guests keeps the number; and the salon's own number, which may be a landline. */
const others = ["number of mergeGuests", "phone of saveSalonSettings"];

/** The fields of all bodies in which a person's number is typed, with their calls. */
const fields = Object.entries(calls).flatMap(([name, call]) => {
  const body = "body" in call ? call.body : undefined;
  const found = numbersIn(body).map(([field, schema]) => ({ field: `${field} of ${name}`, schema }));
  return found.filter(({ field }) => !others.includes(field));
});

function numbersIn(schema: unknown): [string, z.ZodType][] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]): [string, z.ZodType][] => {
    if (["number", "phone", "mobile"].includes(name) && inner instanceof z.ZodType) return [[name, inner]];
    return numbersIn(inner);
  });
}

const bengali = (digits: string) => digits.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);

/** A Bangladeshi number in one of the ways that people type it. */
const typed = fc
  .record({
    rest: fc.stringMatching(/^1[3-9]\d{8}$/),
    country: fc.constantFrom("0", "+880", "880", "00880", "+880 (0)", ""),
    gaps: fc.array(fc.constantFrom("", " ", "-", ".", "  "), { minLength: 10, maxLength: 10 }),
    isBengali: fc.boolean(),
  })
  .map(({ rest, country, gaps, isBengali }) => {
    const written = country + [...rest].map((digit, place) => digit + gaps[place]).join("");
    return { number: `+880${rest}`, text: isBengali ? bengali(written) : written };
  });

test("phone numbers are typed only in the calls that are known to take them", () => {
  expect(fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["number of createDeskBooking", "mobile of sendMobileCode", "phone of updateMe"]),
  );
});

describe.each(fields)("$field", ({ schema }) => {
  test("is the same number with its country code however it is typed", () => {
    fc.assert(
      fc.property(typed, ({ number, text }) => {
        const taken = schema.safeParse(text);
        expect(taken.success && internationalMobile(String(taken.data))).toBe(number);
      }),
    );
  });
});
