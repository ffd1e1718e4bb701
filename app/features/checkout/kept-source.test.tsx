import { afterEach, expect, test } from "vitest";
import { keptSource } from "#app/features/checkout/kept-source.ts";

afterEach(() => sessionStorage.clear());

test.each(["desk", "Site"])(
  "a link that calls itself %s brought nobody: that name is the salon's own",
  (src) => {
    sessionStorage.setItem("src", "Instagram");
    expect(keptSource()).toEqual({ source: "instagram" });
    sessionStorage.setItem("src", src);
    expect(keptSource()).toBeUndefined();
  },
);
