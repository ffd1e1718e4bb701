import { expect, test } from "vitest";
import { readSpan } from "#app/features/figures/figure-span.ts";

const today = "2026-11-23";
const asked = (query: string) => readSpan(new URLSearchParams(query), today);

test("a span is compared with the same number of days before it", () => {
  expect(asked("")).toMatchObject({
    now: { from: "2026-10-27", to: today },
    before: { from: "2026-09-29", to: "2026-10-26" },
  });
  expect(asked("span=dates&from=2026-11-01&to=2026-11-03")).toMatchObject({
    now: { from: "2026-11-01", to: "2026-11-03" },
    before: { from: "2026-10-29", to: "2026-10-31" },
  });
});

test("dates that are reversed, too far apart or missing show nothing", () => {
  for (const dates of ["from=2026-11-03&to=2026-11-01", "from=2020-01-01&to=2026-11-01", "from=&to=soon"]) {
    expect(asked(`span=dates&${dates}`)).toMatchObject({ now: null, before: null });
  }
});
