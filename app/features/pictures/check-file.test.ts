import { expect, test } from "vitest";
import { sentOf, whyNotPicture } from "#app/features/pictures/check-file.ts";

test("a file that is not a picture or too large is refused before sending", () => {
  expect(whyNotPicture({ type: "image/jpeg", size: 5_000_000 })).toBeUndefined();
  expect(whyNotPicture({ type: "image/jpeg", size: 5_000_001 })).toContain("5 MB");
  for (const type of ["image/svg+xml", "image/gif", "application/pdf", ""]) {
    expect(whyNotPicture({ type, size: 1 })).toContain("JPG, PNG or WebP");
  }
});

test("progress is shown in megabytes and never exceeds the total", () => {
  expect(sentOf(1_200_000, 1_800_000)).toBe("1.2 of 1.8 MB");
  expect(sentOf(1_800_900, 1_800_000)).toBe("1.8 of 1.8 MB");
});
