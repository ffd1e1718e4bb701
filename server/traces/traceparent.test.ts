import { expect, test } from "vitest";
import { readTraceparent, writeTraceparent } from "#server/traces/traceparent.ts";

const trace = "0af7651916cd43dd8448eb211c80319c";
const span = "b7ad6b7169203331";

test("a trace parent is parsed as it was written", () => {
  for (const written of [`00-${trace}-${span}-01`, `00-${trace}-${span}-00`]) {
    const place = readTraceparent(written);
    expect(place && writeTraceparent(place)).toBe(written);
  }
});

test.each([
  null,
  "",
  "00-1-2-01",
  `01-${trace}-${span}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${"0".repeat(32)}-${span}-01`,
  `00-${trace}-${"0".repeat(16)}-01`,
  `00-${trace}-${span}-01-more`,
])("%j is no valid trace parent", (written) => expect(readTraceparent(written)).toBeUndefined());
