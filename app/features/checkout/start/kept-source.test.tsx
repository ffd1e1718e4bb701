import { afterEach, expect, test } from "vitest";
import { keptSource } from "#app/features/checkout/start/kept-source.ts";

afterEach(() => sessionStorage.clear());

test.each(["desk", "Site"])(
  "the source %s of a link does not count, because the salon uses that name itself",
  (src) => {
    sessionStorage.setItem("src", "Instagram");
    expect(keptSource()).toEqual({ source: "instagram" });
    sessionStorage.setItem("src", src);
    expect(keptSource()).toBeUndefined();
  },
);
