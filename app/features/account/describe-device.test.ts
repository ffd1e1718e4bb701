import { expect, test } from "vitest";
import { describeDevice } from "#app/features/account/describe-device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`, "Edge", "Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
  ["curl/8.0", "", ""],
])("%s is recognised", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test("a browser that says nothing of itself has no name", () => {
  expect(describeDevice(null)).toEqual({ browser: "", system: "" });
});
